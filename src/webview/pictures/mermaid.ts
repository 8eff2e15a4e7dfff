// Converts a diagram to Mermaid text, for documents and issues.
import type { Diagram } from '../../core/answering/record/picture.ts';

/** `flowchart TD` with every box and arrow. Dashed arrows are weak, thick ones known, others only claimed; numbers count calls. */
export function mermaidOf({ nodes, edges }: Diagram): string {
  const boxes = nodes.map(({ title, kind, outside }, i) => {
    const [open, close] = kind === 'folder' ? ['[[', ']]'] : outside || kind === 'name' ? ['([', '])'] : ['[', ']'];
    return `  n${i}${open}"${escapeLabel(title)}"${close}`;
  });
  const arrows = edges.map(({ from, to, calls, weak, known, label }) => {
    const words = label ? `|"${escapeLabel(label)}"|` : calls > 1 ? `|${calls}|` : '';
    return `  n${from} ${weak ? '-.->' : known ? '==>' : '-->'}${words} n${to}`;
  });
  return `${['flowchart TD', ...boxes, ...arrows].join('\n')}\n`;
}

/** Quotation marks would end a label; angle brackets and hashes would be read as markup. */
function escapeLabel(text: string): string {
  return text.replace(/[#"<>&]/g, (character) => `#${character.charCodeAt(0)};`);
}
