// Exports a drawn diagram as an SVG file with its present colours, since no theme goes along.

/** Style properties of a diagram. */
const styleProperties = [
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

/** Text of a file that shows `source` on its background. */
export function standaloneSvg(source: SVGSVGElement): string {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [source.querySelectorAll('path, rect, text'), copy.querySelectorAll('path, rect, text')];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    for (const property of styleProperties) copies[i]?.setAttribute(property, style.getPropertyValue(property));
  });
  for (const hit of copy.querySelectorAll('.hit')) hit.remove();
  for (const each of [copy, ...copy.querySelectorAll('*')]) stripPanelAttributes(each);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const background = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  background.setAttribute('width', '100%');
  background.setAttribute('height', '100%');
  background.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(background);
  return new XMLSerializer().serializeToString(copy).replace(/<!--[^]*?-->/g, '');
}

/** Removes parts that only the panel uses. */
function stripPanelAttributes(element: Element): void {
  for (const name of ['class', 'tabindex', 'role', 'data-index', 'aria-label']) element.removeAttribute(name);
}
