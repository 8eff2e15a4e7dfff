// What go/types says of every name in a Go project, as a file for `npm run bench -- uses PROJECT --truth FILE`:
//   GO111MODULE=off go run usesOfGo.go PROJECT MODULE > FILE
// where MODULE is the path that go.mod gives the project. What cannot be resolved, since a library is missing, is left out.
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

type definition struct {
	Path      string `json:"path"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	Name      string `json:"name"`
	Kind      string `json:"kind"`
	IsPrivate bool   `json:"isPrivate"`
	Above     []int  `json:"above"`
}

type reader struct {
	root, module string
	fset         *token.FileSet
	std          types.Importer
	packages     map[string]*types.Package
	infos        []*types.Info
	files        []*ast.File
}

func main() {
	root, _ := filepath.Abs(os.Args[1])
	fset := token.NewFileSet()
	r := &reader{root: root, module: os.Args[2], fset: fset, packages: map[string]*types.Package{}}
	r.std = importer.ForCompiler(fset, "source", nil)
	folders := []string{}
	filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && (entry.Name() == "testdata" || strings.HasPrefix(entry.Name(), ".") || entry.Name() == "vendor") && path != root {
			return filepath.SkipDir
		}
		if err == nil && entry.IsDir() {
			folders = append(folders, path)
		}
		return nil
	})
	for _, folder := range folders {
		rel, _ := filepath.Rel(root, folder)
		r.Import(strings.TrimSuffix(r.module+"/"+filepath.ToSlash(rel), "/."))
	}
	r.print()
}

// Import checks a package of the project, its own tests included, or takes one from outside.
func (r *reader) Import(path string) (*types.Package, error) {
	if path != r.module && !strings.HasPrefix(path, r.module+"/") {
		return r.std.Import(path)
	}
	if known, ok := r.packages[path]; ok {
		return known, nil
	}
	folder := filepath.Join(r.root, strings.TrimPrefix(path, r.module))
	parsed, _ := parser.ParseDir(r.fset, folder, func(info fs.FileInfo) bool {
		matches, err := build.Default.MatchFile(folder, info.Name())
		return err == nil && matches
	}, parser.SkipObjectResolution)
	names := []string{}
	for name := range parsed {
		names = append(names, name)
	}
	sort.Slice(names, func(a, b int) bool {
		return strings.HasSuffix(names[b], "_test") && !strings.HasSuffix(names[a], "_test")
	})
	for _, name := range names {
		files := []*ast.File{}
		for _, file := range parsed[name].Files {
			files = append(files, file)
		}
		info := &types.Info{Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
		config := types.Config{Importer: r, Error: func(error) {}, FakeImportC: true}
		key := path
		if strings.HasSuffix(name, "_test") {
			key += "_test"
		}
		pkg, _ := config.Check(key, r.fset, files, info)
		r.packages[key] = pkg
		r.infos = append(r.infos, info)
		r.files = append(r.files, files...)
	}
	if pkg := r.packages[path]; pkg != nil {
		return pkg, nil
	}
	return nil, fmt.Errorf("no package in %s", folder)
}

func (r *reader) print() {
	ids := map[types.Object]int{}
	objects := []types.Object{}
	definitions := []definition{}
	for _, info := range r.infos {
		for ident, object := range info.Defs {
			if kind := kindOf(object); kind != "" && ident.Name != "_" {
				ids[object] = len(objects)
				objects = append(objects, object)
				path, line, column := r.place(ident)
				definitions = append(definitions, definition{path, line, column, ident.Name, kind, !object.Exported(), []int{}})
			}
		}
	}
	for at, object := range objects {
		if method, ok := object.(*types.Func); ok && kindOf(object) == "method" {
			definitions[at].Above = above(method, objects, ids)
		}
	}
	occurrences := [][]interface{}{}
	for _, info := range r.infos {
		for ident, object := range info.Uses {
			path, line, column := r.place(ident)
			id, isKnown := ids[object]
			if !isKnown {
				id = -1
			}
			occurrences = append(occurrences, []interface{}{path, line, column, ident.Name, id})
		}
		for ident, object := range info.Defs {
			// What is local is something else of that name.
			if object != nil && kindOf(object) == "" && ident.Name != "_" {
				path, line, column := r.place(ident)
				occurrences = append(occurrences, []interface{}{path, line, column, ident.Name, -1})
			}
		}
	}
	json.NewEncoder(os.Stdout).Encode(map[string]any{"definitions": definitions, "occurrences": occurrences})
}

func (r *reader) place(ident *ast.Ident) (string, int, int) {
	at := r.fset.Position(ident.Pos())
	path, _ := filepath.Rel(r.root, at.Filename)
	return filepath.ToSlash(path), at.Line - 1, at.Column - 1
}

// kindOf is empty for what is local to a function.
func kindOf(object types.Object) string {
	if object == nil || object.Pkg() == nil {
		return ""
	}
	isTop := object.Parent() == object.Pkg().Scope()
	switch each := object.(type) {
	case *types.Func:
		if each.Type().(*types.Signature).Recv() != nil {
			return "method"
		}
		return "function"
	case *types.Var:
		if each.IsField() {
			return "field"
		}
		if isTop {
			return "variable"
		}
	case *types.Const:
		if isTop {
			return "variable"
		}
	case *types.TypeName:
		if isTop {
			return "class or type"
		}
	}
	return ""
}

// above are methods of interfaces that the method implements.
func above(method *types.Func, objects []types.Object, ids map[types.Object]int) []int {
	found := []int{}
	receiver := method.Type().(*types.Signature).Recv().Type()
	for _, object := range objects {
		name, ok := object.(*types.TypeName)
		if !ok {
			continue
		}
		face, ok := name.Type().Underlying().(*types.Interface)
		if !ok || (!types.Implements(receiver, face) && !types.Implements(types.NewPointer(receiver), face)) {
			continue
		}
		for at := 0; at < face.NumMethods(); at++ {
			if other := face.Method(at); other.Name() == method.Name() && other != method {
				if id, isKnown := ids[other]; isKnown {
					found = append(found, id)
				}
			}
		}
	}
	return found
}
