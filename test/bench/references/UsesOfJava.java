// What javac says of every name in a Java project, as a file for `npm run bench -- uses PROJECT --truth FILE`:
//   javac -d OUT UsesOfJava.java && java -cp OUT UsesOfJava PROJECT [CLASSPATH] > FILE
// Needs the flags of `exports` below for both commands. What cannot be resolved, since a library is missing, is left out.
//   exports: --add-exports jdk.compiler/com.sun.tools.javac.tree=ALL-UNNAMED
import com.sun.source.tree.*;
import com.sun.source.util.*;
import com.sun.tools.javac.tree.JCTree;
import java.io.File;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Collectors;
import javax.lang.model.element.*;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.*;

public class UsesOfJava {
  record Definition(Element element, String path, long line, long column, String name) {}

  static final Map<Element, Integer> ids = new LinkedHashMap<>();
  static final List<Definition> definitions = new ArrayList<>();
  static final List<String> occurrences = new ArrayList<>();
  static Trees trees;
  static Elements elements;
  static Types types;

  public static void main(String[] args) throws Exception {
    Path root = Paths.get(args[0]).toAbsolutePath().normalize();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
    List<File> files;
    try (var all = Files.walk(root)) {
      files = all.filter(each -> each.toString().endsWith(".java") && !each.endsWith("module-info.java")).map(Path::toFile).sorted().collect(Collectors.toList());
    }
    List<String> options = List.of("-proc:none", "-XDshould-stop.ifError=FLOW", "-Xmaxerrs", "1", "-cp", args.length > 1 ? args[1] : "");
    JavacTask task = (JavacTask) compiler.getTask(null, manager, problem -> {}, options, null, manager.getJavaFileObjectsFromFiles(files));
    List<CompilationUnitTree> units = new ArrayList<>();
    for (CompilationUnitTree unit : task.parse()) units.add(unit);
    task.analyze();
    trees = Trees.instance(task);
    elements = task.getElements();
    types = task.getTypes();
    for (CompilationUnitTree unit : units) new Definer(unit, pathOf(root, unit)).scan(unit, null);
    for (CompilationUnitTree unit : units) new Reader(unit, pathOf(root, unit)).scan(unit, null);
    print();
  }

  static String pathOf(Path root, CompilationUnitTree unit) {
    return root.relativize(Paths.get(unit.getSourceFile().toUri())).toString();
  }

  abstract static class Placer extends TreePathScanner<Void, Void> {
    final CompilationUnitTree unit;
    final String path;
    final CharSequence text;

    Placer(CompilationUnitTree unit, String path) {
      this.unit = unit;
      this.path = path;
      try {
        text = unit.getSourceFile().getCharContent(true);
      } catch (java.io.IOException problem) {
        throw new RuntimeException(problem);
      }
    }

    /** Where `name` stands as a word at or after an offset. */
    long after(long from, CharSequence name) {
      String all = text.toString();
      for (int at = all.indexOf(name.toString(), (int) from); at >= 0; at = all.indexOf(name.toString(), at + 1)) {
        boolean begins = at == 0 || !Character.isJavaIdentifierPart(all.charAt(at - 1));
        int end = at + name.length();
        if (begins && (end >= all.length() || !Character.isJavaIdentifierPart(all.charAt(end)))) return at;
      }
      return -1;
    }

    long line(long offset) {
      return unit.getLineMap().getLineNumber(offset) - 1;
    }

    long column(long offset) {
      return offset - unit.getLineMap().getPosition(line(offset) + 1, 1);
    }
  }

  static class Definer extends Placer {
    Definer(CompilationUnitTree unit, String path) {
      super(unit, path);
    }

    void define(Tree tree, CharSequence name, long from) {
      Element element = trees.getElement(getCurrentPath());
      if (element == null || name.isEmpty() || trees.getSourcePositions().getStartPosition(unit, tree) < 0) return;
      ElementKind kind = element.getKind();
      if (!kind.isField() && !kind.isClass() && !kind.isInterface() && kind != ElementKind.METHOD && kind != ElementKind.CONSTRUCTOR) return;
      long at = after(from, name);
      if (at < 0 || ids.putIfAbsent(element, ids.size()) != null) return;
      definitions.add(new Definition(element, path, line(at), column(at), name.toString()));
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
      define(tree, tree.getSimpleName(), ((JCTree) tree).pos);
      return super.visitClass(tree, none);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
      Element element = trees.getElement(getCurrentPath());
      if (element != null && element.getEnclosingElement() != null && elements.getOrigin(element) == Elements.Origin.EXPLICIT) {
        boolean isConstructor = element.getKind() == ElementKind.CONSTRUCTOR;
        define(tree, isConstructor ? element.getEnclosingElement().getSimpleName() : tree.getName(), ((JCTree) tree).pos);
      }
      return super.visitMethod(tree, none);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void none) {
      define(tree, tree.getName(), ((JCTree) tree).pos);
      return super.visitVariable(tree, none);
    }
  }

  static class Reader extends Placer {
    Reader(CompilationUnitTree unit, String path) {
      super(unit, path);
    }

    void occur(Element element, CharSequence name, long at) {
      if (element == null || at < 0 || element.getKind() == ElementKind.PACKAGE || element.asType().getKind() == javax.lang.model.type.TypeKind.ERROR) return;
      occurrences.add(String.format("[\"%s\",%d,%d,\"%s\",%d]", path, line(at), column(at), name, ids.getOrDefault(element, -1)));
    }

    long endOf(Tree tree) {
      return trees.getSourcePositions().getEndPosition(unit, tree);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void none) {
      Element element = trees.getElement(getCurrentPath());
      boolean isKeyword = tree.getName().contentEquals("this") || tree.getName().contentEquals("super");
      if (!isKeyword) occur(element, tree.getName(), trees.getSourcePositions().getStartPosition(unit, tree));
      return super.visitIdentifier(tree, none);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void none) {
      Element element = trees.getElement(getCurrentPath());
      long end = endOf(tree);
      boolean isKeyword = tree.getIdentifier().contentEquals("class") || tree.getIdentifier().contentEquals("this");
      if (end >= 0 && !isKeyword) occur(element, tree.getIdentifier(), end - tree.getIdentifier().length());
      return super.visitMemberSelect(tree, none);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void none) {
      Element element = trees.getElement(getCurrentPath());
      if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW && element != null)
        occur(element, element.getEnclosingElement().getSimpleName(), trees.getSourcePositions().getStartPosition(unit, tree));
      else occur(element, tree.getName(), endOf(tree) - tree.getName().length());
      return super.visitMemberReference(tree, none);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void none) {
      Element element = trees.getElement(getCurrentPath());
      if (element != null && tree.getClassBody() != null) element = null;
      if (element != null) {
        Name name = element.getEnclosingElement().getSimpleName();
        occur(element, name, after(trees.getSourcePositions().getStartPosition(unit, tree.getIdentifier()), name));
      }
      return super.visitNewClass(tree, none);
    }

    @Override
    public Void visitImport(ImportTree tree, Void none) {
      if (tree.isStatic() && tree.getQualifiedIdentifier() instanceof MemberSelectTree select) {
        TreePath owner = new TreePath(new TreePath(getCurrentPath(), select), select.getExpression());
        if (trees.getElement(owner) instanceof TypeElement type)
          for (Element member : elements.getAllMembers(type))
            if (member.getSimpleName().contentEquals(select.getIdentifier().toString()))
              occur(member, select.getIdentifier(), endOf(select) - select.getIdentifier().length());
      }
      return super.visitImport(tree, none);
    }
  }

  static String kindOf(Element element) {
    boolean isStatic = element.getModifiers().contains(Modifier.STATIC);
    return switch (element.getKind()) {
      case METHOD -> isStatic ? "function" : "method";
      case CONSTRUCTOR -> "constructor";
      case ENUM_CONSTANT -> "enum member";
      case FIELD -> isStatic && element.getModifiers().contains(Modifier.FINAL) ? "variable" : "field";
      default -> "class or type";
    };
  }

  static void collectSupertypes(TypeMirror type, Set<TypeElement> into) {
    for (TypeMirror above : types.directSupertypes(type)) {
      if (above instanceof DeclaredType declared && into.add((TypeElement) declared.asElement())) collectSupertypes(above, into);
    }
  }

  /** Methods of this project that the method overrides. */
  static Set<Integer> above(Element element) {
    Set<Integer> found = new TreeSet<>();
    if (!(element instanceof ExecutableElement method) || !(element.getEnclosingElement() instanceof TypeElement owner)) return found;
    Set<TypeElement> supertypes = new LinkedHashSet<>();
    collectSupertypes(owner.asType(), supertypes);
    for (TypeElement type : supertypes)
      for (Element member : type.getEnclosedElements())
        if (ids.containsKey(member) && member instanceof ExecutableElement other && elements.overrides(method, other, owner)) found.add(ids.get(member));
    return found;
  }

  static void print() {
    StringBuilder out = new StringBuilder("{\"definitions\":[\n");
    for (int at = 0; at < definitions.size(); at++) {
      Definition each = definitions.get(at);
      boolean isPrivate = each.element.getModifiers().contains(Modifier.PRIVATE);
      out.append(String.format("{\"path\":\"%s\",\"line\":%d,\"column\":%d,\"name\":\"%s\",\"kind\":\"%s\",\"isPrivate\":%b,\"above\":%s}%s\n",
          each.path, each.line, each.column, each.name, kindOf(each.element), isPrivate, above(each.element), at + 1 < definitions.size() ? "," : ""));
    }
    out.append("],\"occurrences\":[\n").append(String.join(",\n", occurrences)).append("\n]}");
    System.out.println(out);
  }
}
