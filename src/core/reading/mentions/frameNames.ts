// Demangles function names as runtimes print them into the names in the source.
import type { FrameParameter } from './frame.ts';

/** `Object.<anonymous>`, `Module._compile`, `Router.handle` -> possible names in the workspace. */
export function plainJsName(name: string): string {
  return name
    .replace(/^(?:Object|Function|Module|module\.exports|exports|global|Context)\./, '')
    .replace(/\.?<anonymous>$/, '')
    .replace(/^.*\//, '');
}

/** `A.Cart.<Load>d__4.MoveNext`, `A.Cart.<>c.<Load>b__0`, `A.Cart..ctor`, ``A.Cart`1.Total[T]`` -> `Cart.Load`, `Cart.Cart`, `Cart.Total`. */
export function plainCsName(name: string): string {
  const plainName = name
    .replace(/`\d+|\[[^\]]*\]/g, '')
    .replace(/<>c[^.<]*\./g, '')
    .replace(/<(\w+)>[a-z]__\S*$/, '$1')
    .replaceAll('+', '.');
  const parts = plainName.split('.').filter(Boolean);
  if (/\.c?ctor$/.test(plainName)) parts.splice(-1, 1, parts.at(-2) ?? '');
  return parts.slice(-2).join('.');
}

/** Parameters of a .NET frame: `String name, Func`2 pick` -> name and type of each, without type arguments. */
export function csParameters(parameterList: string): readonly FrameParameter[] {
  const parameterTexts = parameterList.replace(/\[[^\[\]]+\]/g, '').split(',');
  return parameterTexts
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [type = '', name = ''] = each.split(/\s+/).slice(-2);
      return { type: type.replace(/`\d+/g, '').replace(/^.*\./, ''), name };
    });
}

/** `<shop::Cart<T> as Sum>::total::{{closure}}::h0123456789abcdef`, `shop::Cart::total(int)` -> `Cart.total`. */
export function plainPathName(name: string): string {
  return pathParts(name).slice(-2).join('.');
}

function pathParts(name: string): readonly string[] {
  const plainName = name
    .replace('(anonymous namespace)::', '')
    .replace(/^<([^<>\s]+)(?:<[^<>]*>)? as [^>]*>+/, '$1')
    .replace(/::h[0-9a-f]{16}$/, '')
    .replace(/(?:::\{\{?closure[^}]*\}\}?)+/g, '')
    .replace(/\(.*$/s, '')
    .replace(/<[^<>]*>/g, '');
  return plainName.split('::').filter(Boolean);
}

/** Crates that come with the compiler. */
const rustLibraries = new Set(['std', 'core', 'alloc', 'proc_macro', 'test']);

/** `shop::cart::Cart::total` -> the function `Cart.total` in `shop/src/cart.rs` or `shop/src/cart/mod.rs`; types begin with a capital, modules do not. */
export function rustPlace(name: string): { readonly symbol: string; readonly modules: readonly [string, ...string[]] } | undefined {
  const parts = pathParts(name);
  const [crate] = parts;
  if (!crate || parts.length < 2) return undefined;
  const typeAt = parts.findIndex((part) => /^\p{Lu}/u.test(part));
  const end = typeAt > 0 ? typeAt : parts.length - 1;
  const folders = parts.slice(1, end);
  const front = rustLibraries.has(crate) ? `rustc/0/library/${crate}/src` : `${crate}/src`;
  const modulePath = [front, ...folders].join('/');
  const symbol = parts.slice(end).slice(-2).join('.');
  return {
    symbol,
    modules: folders.length ? [`${modulePath}.rs`, `${modulePath}/mod.rs`] : [`${modulePath}/main.rs`, `${modulePath}/lib.rs`],
  };
}

/** `block (2 levels) in Shop::Cart#total`, `<main>` -> `Cart.total`, nothing. */
export function plainRubyName(name: string): string {
  const plainName = name.replace(/^(?:block|rescue|ensure)(?: \([^)]*\))? in /, '').replace(/^<.*>$/, '');
  return plainName.replaceAll('#', '::').split('::').slice(-2).join('.');
}

/** Some package names contain their version, whose dot Go escapes. */
const goCall = /^(?:created by )?(?:[^\s(]*\/)?[\w-]+(?:(?:%2e|\.)v\d+)?\.(?:\(\*?([\w]+)[^)]*\)\.)?(\w+)/;
const rustCall = /^\s*\d+:\s+(?:0x[0-9a-f]+ - )?(\S[^\n]*)$/;

/** Function in the line above its place, as Go and Rust print it; empty when the line names none. */
export function nameAbove(above: string, path: string): string {
  if (path.endsWith('.go')) {
    const [, type, name = ''] = goCall.exec(above) ?? [];
    return type ? `${type}.${name}` : name;
  }
  return path.endsWith('.rs') ? plainPathName(rustCall.exec(above)?.[1]?.trim() ?? '') : '';
}
