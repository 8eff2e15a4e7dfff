// Ways in which pages, components and scripts use classes and ids of styles.
import type { StyleRow } from './styleRow.ts';

const pages = ['html', 'template', 'php', 'vue', 'svelte', 'astro'];
const jsx = ['tsx', 'javascript', 'typescript'];
/** Languages with scripts in them. */
const scripts = [...jsx, ...pages];

/** All ways, in no order. */
export const styleRows: readonly StyleRow[] = [
  {
    ...{ framework: 'HTML, JSX', languages: [...pages, ...jsx], value: 'list' },
    pattern: /(?<![\w.:@$-])class(?:Name)?\s*=\s*"(?<value>[^"]*)"/g,
    examples: [
      ['<a class="btn btn-primary" href="x">', '.btn', '.btn-primary'],
      ['<a class="big">', '.big'],
    ],
  },
  {
    ...{ framework: 'HTML, JSX', languages: [...pages, ...jsx], value: 'list' },
    pattern: /(?<![\w.:@$-])class(?:Name)?\s*=\s*'(?<value>[^']*)'/g,
    examples: [["<a class='btn big'>", '.btn', '.big']],
  },
  {
    ...{ framework: 'Pug, Haml, Slim', languages: ['template'], value: 'selector', endings: ['.pug', '.haml', '.slim'] },
    pattern: /^[ \t]*(?:%?[a-z][\w-]*)?(?<value>(?:[.#][A-Za-z_][\w-]*)+)(?=[\s({=!:]|$)/gm,
    examples: [['  a.btn.btn-primary(href="x")', '.btn', '.btn-primary']],
  },
  {
    ...{ framework: 'Svelte', languages: ['svelte'], value: 'expression' },
    pattern: /(?<![\w.:@$-])class\s*=\s*"[^"{}]*\{/g,
    examples: [["<a class=\"x {isOn ? 'on' : 'off'}\">", '.on', '.off']],
  },
  {
    ...{ framework: 'JSX, Svelte, Astro', languages: ['tsx', 'javascript', 'svelte', 'astro'], value: 'expression' },
    pattern: /(?<![\w.@$-])(?:class(?:Name)?|class:list)=\{/g,
    examples: [
      ["<a className={isOn ? 'btn on' : 'btn'} />", '.btn', '.on', '.btn'],
      ["<a className={clsx('btn', isOn && 'btn-on', { big: x, 'btn-x': y })} />", '.btn', '.btn-on', '.big', '.btn-x'],
      ["<a className={`btn btn-${kind} ${kind === 'a' ? 'on' : ''}`} />", '.btn', '.btn-*', '.on'],
      ["<a className={'btn-' + kind} />", '.btn-*'],
    ],
  },
  {
    ...{
      framework: 'clsx, classnames, cva',
      languages: ['tsx', 'javascript', 'typescript', 'vue', 'svelte', 'astro'],
      value: 'expression',
    },
    pattern: /(?<![\w.$])(?:clsx|classnames|classNames|twMerge|cva)\(/g,
    examples: [["const names = clsx('btn', { on: isOn });", '.btn', '.on']],
  },
  {
    ...{ framework: 'Vue, Angular, Alpine', languages: ['vue', 'html', 'template', 'php'], value: 'expression' },
    pattern: /(?<=\s)(?::class|v-bind:class|x-bind:class|\[ngClass\]|\[class\])\s*=\s*["']/g,
    examples: [
      [`<a :class="{ on: isOn, 'btn-x': y }">`, '.on', '.btn-x'],
      [`<a :class="['btn', isOn ? 'on' : 'off']">`, '.btn', '.on', '.off'],
    ],
  },
  {
    ...{ framework: 'Svelte, Angular', languages: ['svelte', 'html'], value: 'class' },
    pattern: /(?<=\s)(?:class:|\[class\.)(?<value>-?[A-Za-z_][\w-]*)(?=[=\s>/\]])/g,
    examples: [['<a class:on={isOn} >', '.on']],
  },
  {
    ...{ framework: 'Rails, Twig, Django, Phoenix', languages: ['template', 'html', 'ruby', 'python', 'php'], value: 'list', inTags: true },
    pattern: /(?<![\w.-])(?:["']class["']|:?class)\s*(?::|=>)\s*["'](?<value>[^"'#{}]*)["']/g,
    examples: [
      ['link_to(x, y, class: "btn big")', '.btn', '.big'],
      ["attributes = {'class': 'btn'}", '.btn'],
      ["['class' => 'btn']", '.btn'],
    ],
  },
  {
    ...{ framework: 'DOM', languages: scripts, value: 'expression' },
    pattern: /\bclassList\??\.(?:add|remove|toggle|contains|replace)\(/g,
    examples: [["x.classList.add('btn', 'on');", '.btn', '.on']],
  },
  {
    ...{ framework: 'DOM', languages: scripts, value: 'list' },
    pattern:
      /(?:\.className\s*\+?=\s*|\bgetElementsByClassName\(\s*|\bsetAttribute\(\s*['"]class['"]\s*,\s*)["'`](?<value>[^"'`$\n]*)["'`]/g,
    examples: [
      ["x.className = 'btn on';", '.btn', '.on'],
      ["x.getElementsByClassName('btn');", '.btn'],
    ],
  },
  {
    ...{ framework: 'DOM, Cypress, Playwright, Testing', languages: scripts, value: 'selector' },
    pattern:
      /(?:\b(?:querySelector(?:All)?|closest|matches|locator)|\bcy\.get|\bpage\.\$\$?)(?:<[\w\s|]+>)?\(\s*["'`](?<value>[^"'`$\n]*)/g,
    examples: [["x.querySelector('#top .btn');", '#top', '.btn']],
  },
  {
    ...{ framework: 'jQuery', languages: scripts, value: 'selector' },
    pattern:
      /(?:(?<![\w$])(?:\$|jQuery)|\.(?:find|children|parents|siblings|is|not|filter)(?=\(\s*["'][.#]))\(\s*["'](?<value>[^"'<>\n]*)["']/g,
    examples: [
      ["$('#top .btn').show();", '#top', '.btn'],
      ["x.find('.btn');", '.btn'],
    ],
  },
  {
    ...{ framework: 'jQuery', languages: scripts, value: 'list' },
    pattern: /\.(?:addClass|removeClass|toggleClass|hasClass)\(\s*["'](?<value>[^"'\n]*)["']/g,
    examples: [["x.addClass('btn on');", '.btn', '.on']],
  },
  {
    ...{ framework: 'HTML, JSX', languages: [...pages, ...jsx], value: 'id', kind: 'writes' },
    pattern: /(?<=[\s"'])id\s*=\s*["'](?<value>[A-Za-z_][\w-]*)["']/g,
    examples: [['<a id="top">', '#top']],
  },
  {
    ...{ framework: 'HTML, JSX', languages: [...pages, ...jsx], value: 'id' },
    pattern:
      /(?<=[\s"'])(?:(?:href|data-(?:bs-)?(?:target|parent))\s*=\s*["']#|(?:for|htmlFor|aria-(?:labelledby|controls|describedby))\s*=\s*["'])(?<value>[A-Za-z_][\w-]*)["']/g,
    examples: [['<a href="#top"><label for="name">', '#top', '#name']],
  },
  {
    ...{ framework: 'DOM', languages: scripts, value: 'id' },
    pattern: /\bgetElementById\(\s*["'`](?<value>[A-Za-z_][\w-]*)["'`]/g,
    examples: [["document.getElementById('top');", '#top']],
  },
];
