// A drawn diagram as an SVG file of its own: the colours that it has now are written into it, since no theme goes along.

/** Properties that the looks of a diagram are made of. */
const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-style',
  'text-anchor',
  'dominant-baseline',
] as const;

/** The text of a file that shows what `drawn` shows, on the ground that it stands on. */
export function standaloneSvg(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawn.querySelectorAll('path, rect, text'), copy.querySelectorAll('path, rect, text')];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    for (const look of looks) copies[i]?.setAttribute(look, style.getPropertyValue(look));
  });
  for (const hit of copy.querySelectorAll('.hit')) hit.remove();
  for (const each of [copy, ...copy.querySelectorAll('*')]) strip(each);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy).replace(/<!--[^]*?-->/g, '');
}

/** What only the panel has a use for. */
function strip(element: Element): void {
  for (const name of ['class', 'tabindex', 'role', 'data-index', 'aria-label']) element.removeAttribute(name);
}
