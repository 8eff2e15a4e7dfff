// Ways in which a template names another one: what it extends, includes, imports or renders.
import type { TemplateRow } from './templateRow.ts';

const templates = ['template', 'html'];
const tags = ['.html', '.htm', '.txt', '.xml', '.twig', '.jinja', '.jinja2', '.j2', '.njk', '.liquid', '.tmpl'];
const rails = ['.erb', '.haml', '.slim'];
const blade = ['.blade.php', '.php'];
const bars = ['.hbs', '.handlebars', '.mustache'];
const go = ['.html', '.htm', '.tmpl', '.gohtml', '.txt', '.xml'];
const spring = ['.html', '.jsp', '.mustache', '.ftl'];
const razor = ['.cshtml'];
/** Shares of such places that name a template, by judgement. */
const sure = 0.95;
const likely = 0.85;

/** All ways of templates, in no order. */
export const inclusionRows: readonly TemplateRow[] = [
  {
    ...{ framework: 'Django, Jinja, Twig, Liquid, Nunjucks', languages: templates, kind: 'calls', confidence: sure, endings: tags },
    holds: ['{%'],
    pattern:
      /\{%[-+~]?[ \t]*(?:extends|include|import|from|embed|render|layout|section|use|ssi|include_relative)[ \t]+\[?[ \t]*['"](?:@\w+\/)?(?<name>[\w./-]+)['"]/g,
    examples: [
      ['{% extends \'base.html\' %}{%- include "orders/row.html" with a=b -%}', 'base.html', 'orders/row.html'],
      ["{% from 'macros.html' import field %}", 'macros.html'],
      ["{% render 'row' %}", 'row'],
    ],
  },
  {
    ...{ framework: 'Jekyll', languages: templates, kind: 'calls', confidence: sure, endings: tags, holds: ['{%'] },
    pattern: /\{%-?[ \t]*include(?:_relative|_cached)?[ \t]+(?<name>[\w./-]+\.\w+)(?=[ \t%-])/g,
    examples: [['{% include header.html title="x" %}', 'header.html']],
  },
  {
    ...{ framework: 'Twig', languages: templates, kind: 'calls', confidence: sure, endings: tags, holds: ['include('] },
    pattern: /\{[{%][-~]?[ \t]*(?:include|source)\([ \t]*['"](?:@\w+\/)?(?<name>[\w./-]+)['"]/g,
    examples: [["{{ include('orders/row.html.twig') }}", 'orders/row.html.twig']],
  },
  {
    ...{
      framework: 'Handlebars, Mustache',
      languages: ['template'],
      kind: 'calls',
      confidence: sure,
      endings: bars,
      holds: ['{{>', '{{#>', '{{~>'],
    },
    pattern: /\{\{~?#?>[ \t]*(?:"|')?(?<name>[\w./-]+)/g,
    examples: [['{{> orders/row}}{{#> layout}}', 'orders/row', 'layout']],
  },
  {
    ...{ framework: 'EJS', languages: templates, kind: 'calls', confidence: sure, endings: ['.ejs', '.html'], holds: ['include'] },
    pattern: /<%[-=_]?\s*include\(?\s*['"`](?<name>[\w./-]+)['"`]/g,
    examples: [["<%- include('partials/header', { a }) %>", 'partials/header']],
  },
  {
    ...{ framework: 'Pug', languages: ['template'], kind: 'calls', confidence: sure, endings: ['.pug'], holds: ['include', 'extends'] },
    files: /\.pug$/,
    pattern: /^[ \t]*(?:include|extends)[ \t]+(?<name>[\w./-]+)[ \t]*$/gm,
    examples: [['include mixins/row\n', 'mixins/row']],
  },
  {
    ...{ framework: 'Rails', languages: ['template'], kind: 'calls', confidence: sure, endings: rails, naming: 'partial' },
    ...{ holds: ['render'], needsWholeName: true, files: /\.(?:erb|haml|slim)$/ },
    pattern: /(?<![\w.])render[ \t(]+(?::?(?:partial|layout):?[ \t]*(?:=>[ \t]*)?)?['"](?<name>[\w/]+)['"]/g,
    examples: [
      ["<%= render 'row', order: o %>", 'row'],
      ["<%= render partial: 'orders/row' %>", 'orders/row'],
    ],
  },
  {
    ...{ framework: 'Blade', languages: ['php'], kind: 'calls', confidence: sure, endings: blade, naming: 'dots', files: /\.blade\.php$/ },
    holds: ['@extends', '@include', '@component', '@each', '@livewire'],
    pattern:
      /@(?:extends|include(?:If|First|When\([^,\n]{1,80},|Unless\([^,\n]{1,80},)?|component|each|livewire)[ \t]*\(?[ \t]*['"](?<name>[\w.:-]+)['"]/g,
    examples: [["@extends('layouts.app')\n@include('orders.row')", 'layouts.app', 'orders.row']],
  },
  {
    ...{ framework: 'Blade components', languages: ['php'], kind: 'calls', confidence: sure, endings: blade, naming: 'component' },
    ...{ files: /\.blade\.php$/, holds: ['<x-'] },
    pattern: /<x-(?<name>[a-z][\w.-]*)/g,
    examples: [['<x-orders.row />', 'orders.row']],
  },
  {
    ...{ framework: 'Go, Hugo', languages: templates, kind: 'calls', confidence: sure, endings: go, holds: ['template "', 'partial'] },
    pattern: /\{\{-?[ \t]*(?:template|partial(?:Cached)?|block)[ \t]+["`](?<name>[\w./-]+)["`]/g,
    examples: [['{{ template "row.html" . }}{{- partial "head.html" . -}}', 'row.html', 'head.html']],
  },
  {
    ...{ framework: 'Thymeleaf', languages: ['html'], kind: 'calls', confidence: sure, endings: spring, holds: ['th:', 'layout:'] },
    pattern:
      /\b(?:th:(?:replace|insert|include)|layout:decorate|layout:decorator)\s*=\s*"(?:~\{)?\s*(?<name>[\w/-]+(?:\.html)?)\s*(?:::|\}|")/g,
    examples: [
      ['<div th:replace="~{fragments/head :: nav}"></div>', 'fragments/head'],
      ['<html layout:decorate="~{layouts/main}">', 'layouts/main'],
    ],
  },
  {
    ...{
      framework: 'JSP',
      languages: ['template'],
      kind: 'calls',
      confidence: sure,
      endings: ['.jsp', '.jspf', '.html'],
      holds: ['include'],
    },
    pattern: /<(?:jsp:include\s+page|%@\s*include\s+file)\s*=\s*["'](?<name>[\w./-]+)["']/g,
    examples: [['<jsp:include page="/parts/head.jsp" /><%@ include file="foot.jspf" %>', '/parts/head.jsp', 'foot.jspf']],
  },
  {
    ...{ framework: 'Razor', languages: ['template'], kind: 'calls', confidence: likely, endings: razor, holds: ['artial', 'Layout'] },
    pattern:
      /(?:<partial\s+name\s*=\s*|\b(?:Partial|PartialAsync|RenderPartial|RenderPartialAsync)\(\s*|\bLayout\s*=\s*)"(?<name>[\w/~.]+)"/g,
    examples: [
      ['<partial name="_Row" />@await Html.PartialAsync("_Foot", x)', '_Row', '_Foot'],
      ['@{ Layout = "_Layout"; }', '_Layout'],
    ],
  },
];
