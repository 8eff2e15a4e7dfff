// Exports a drawn diagram as an SVG file with its present colours, since no theme goes along.

/** Style properties of a diagram. */
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

/** Text of a file that shows `drawn` on its background. */
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

/** Removes parts that only the panel uses. */
function strip(element: Element): void {
  for (const name of ['class', 'tabindex', 'role', 'data-index', 'aria-label']) element.removeAttribute(name);
}
