// Updates an element to match another by changing only the differences. Growing text is appended to, so that selection, focus and sideways
// scroll of code survive while an answer streams.

/** Makes `old` equal to `fresh`, whose nodes may move into `old`. Both are the same kind of element. */
export function morph(old: Element, fresh: Element): void {
  alignAttributes(old, fresh);
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const next = at?.nextSibling ?? null;
    if (!at) old.append(child);
    else if (!at.isEqualNode(child)) align(at, child);
    at = next;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function align(old: ChildNode, target: ChildNode): void {
  if (old instanceof Text && target instanceof Text) {
    if (target.data.startsWith(old.data)) old.appendData(target.data.slice(old.length));
    else old.data = target.data;
  } else if (old instanceof Element && target instanceof Element && old.tagName === target.tagName) morph(old, target);
  else old.replaceWith(target);
}

function alignAttributes(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
