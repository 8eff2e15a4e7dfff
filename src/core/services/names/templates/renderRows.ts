// Ways in which code names a template that it renders, by library. Endings tell which files a name can mean.
import type { TemplateRow } from './templateRow.ts';

const scripts = ['typescript', 'tsx', 'javascript'];
const jvm = ['java', 'kotlin'];
/** Endings of the templates that a library of a language renders, by its documentation. */
const python = ['.html', '.htm', '.txt', '.xml', '.jinja', '.jinja2', '.j2', '.tmpl'];
const node = ['.ejs', '.pug', '.hbs', '.handlebars', '.mustache', '.njk', '.liquid', '.html', '.twig', '.jinja', '.jinja2'];
const rails = ['.erb', '.haml', '.slim'];
const laravel = ['.blade.php', '.php'];
const twig = ['.twig'];
const phpPages = ['.php', '.phtml', '.twig', '.html', '.tpl', '.latte'];
const go = ['.html', '.htm', '.tmpl', '.gohtml', '.txt', '.xml'];
const spring = ['.html', '.jsp', '.mustache', '.ftl'];
const razor = ['.cshtml'];
/** Shares of such places that render a template, by judgement. */
const sure = 0.95;
const likely = 0.85;
const possible = 0.7;

/** All ways of code, in no order. */
export const renderRows: readonly TemplateRow[] = [
  {
    ...{ framework: 'Django', languages: ['python'], holds: ['render('], kind: 'calls', confidence: sure, endings: python },
    pattern: /\brender\(\s*[\w.]+\s*,\s*(?:template_name\s*=\s*)?\[?\s*['"](?<name>[\w./-]+\.\w+)['"]/g,
    examples: [
      ["return render(request, 'orders/list.html', {'a': 1})", 'orders/list.html'],
      ["return render(self.request, template_name='orders/list.html')", 'orders/list.html'],
    ],
  },
  {
    ...{ framework: 'Flask, Jinja, Django, Starlette', languages: ['python'], kind: 'calls', confidence: sure, endings: python },
    holds: ['render_template', 'render_to_', 'get_template', 'select_template', 'TemplateResponse', 'inclusion_tag('],
    pattern:
      /\b(?:render_template|render_to_string|render_to_response|get_template|select_template|TemplateResponse|inclusion_tag)\(\s*(?:(?:request\s*=\s*)?[\w.]+\s*,\s*)?(?:(?:template_)?name(?:_or_list)?\s*=\s*)?\[?\s*['"](?<name>[\w./-]+\.\w+)['"]/g,
    examples: [
      ["return render_template('orders/list.html', orders=orders)", 'orders/list.html'],
      ['return templates.TemplateResponse(request=request, name="list.html")', 'list.html'],
      ["return TemplateResponse(request, 'list.html')", 'list.html'],
      ["body = render_to_string(\n    'mail.txt', {})", 'mail.txt'],
    ],
  },
  {
    ...{
      framework: 'Django',
      languages: ['python'],
      holds: ['template =', 'template=', 'template_name'],
      kind: 'calls',
      confidence: sure,
      endings: python,
    },
    pattern: /\b(?:\w+_)?template(?:_name)?\s*(?::\s*\w+\s*)?=\s*['"](?<name>[\w./-]+\.\w+)['"]/g,
    examples: [
      ["class OrderList(ListView):\n    template_name = 'orders/list.html'", 'orders/list.html'],
      ['path("", TemplateView.as_view(template_name="home.html"))', 'home.html'],
    ],
  },
  {
    ...{ framework: 'Express, Fastify, Koa', languages: scripts, kind: 'calls', confidence: sure, endings: node },
    ...{ holds: ['.render(', '.view(', '.renderFile(', '.viewAsync('], needsWholeName: true },
    pattern:
      /\b(?:res|resp|response|reply|rep|ctx|app|ejs|pug|nunjucks|env)\.(?:render|renderFile|view|viewAsync)\(\s*['"`](?<name>[\w./-]+)['"`]/g,
    examples: [
      ["res.render('orders/list', { orders })", 'orders/list'],
      ["return reply.view('/templates/list.ejs', data)", '/templates/list.ejs'],
    ],
  },
  {
    ...{
      framework: 'NestJS',
      languages: ['typescript', 'javascript'],
      kind: 'calls',
      confidence: sure,
      endings: node,
      holds: ['@Render('],
    },
    pattern: /@Render\(\s*['"`](?<name>[\w./-]+)['"`]/g,
    examples: [["class A {\n  @Render('orders/list')\n  list() {}\n}", 'orders/list']],
  },
  {
    ...{ framework: 'Angular', languages: ['typescript'], kind: 'calls', confidence: sure, endings: ['.html'], naming: 'relative' },
    holds: ['templateUrl'],
    pattern: /\btemplateUrl\s*:\s*['"`](?<name>[\w./-]+)['"`]/g,
    examples: [["@Component({ templateUrl: './list.component.html' })\nclass A {}", './list.component.html']],
  },
  {
    ...{
      framework: 'Laravel',
      languages: ['php'],
      kind: 'calls',
      confidence: sure,
      endings: laravel,
      naming: 'dots',
      holds: ['view(', 'View::make', 'markdown('],
    },
    pattern: /(?:(?<![\w>:$])view|->view|\bView::make|->markdown|\bRoute::view\(\s*'[^'\n]*',)\s*\(?\s*['"](?<name>[\w.:-]+)['"]/g,
    examples: [
      ["<?php return view('orders.list', ['orders' => $orders]);", 'orders.list'],
      ["<?php Route::view('/orders', 'orders.list');", 'orders.list'],
      ["<?php return $this->markdown('mail.order');", 'mail.order'],
    ],
  },
  {
    ...{ framework: 'Laravel mail', languages: ['php'], kind: 'calls', confidence: likely, endings: laravel, naming: 'dots' },
    ...{ holds: ['Content(', 'markdown('], needsWholeName: true },
    pattern: /(?<![\w$>])(?:view|markdown|html|text):\s*['"](?<name>[\w.:-]+)['"]/g,
    examples: [["<?php return new Content(view: 'mail.order', with: []);", 'mail.order']],
  },
  {
    ...{ framework: 'Symfony', languages: ['php'], kind: 'calls', confidence: sure, endings: twig, holds: ['.twig'] },
    pattern:
      /(?:->|\b|\[)(?:render\w*|htmlTemplate|textTemplate|Template|load|createTemplate)\(\s*['"](?:@\w+\/)?(?<name>[\w./-]+\.twig)['"]/g,
    examples: [
      ["<?php return $this->render('orders/list.html.twig', []);", 'orders/list.html.twig'],
      ["<?php #[Template('orders/list.html.twig')]\nfunction f() {}", 'orders/list.html.twig'],
    ],
  },
  {
    ...{
      framework: 'Slim, Laminas, CakePHP',
      languages: ['php'],
      kind: 'calls',
      confidence: likely,
      endings: phpPages,
      holds: ['->render('],
    },
    pattern: /->render\(\s*\$\w+\s*,\s*['"](?<name>[\w./-]+)['"]/g,
    examples: [["<?php return $view->render($response, 'list.phtml', []);", 'list.phtml']],
  },
  {
    ...{ framework: 'Rails', languages: ['ruby'], kind: 'calls', confidence: sure, endings: rails, naming: 'controller' },
    ...{ holds: ['render'], files: /_controller\.rb$|mailers\//, needsWholeName: true },
    pattern: /\brender[ \t(]+(?::?(?:action|template):?[ \t]*(?:=>[ \t]*)?)?[:'"](?<name>[a-z_][\w/]*)\b(?!:|[ \t]*=>)/g,
    examples: [
      ['class A\n  def a\n    render :new, status: :created\n  end\nend', 'new'],
      ["class A\n  def a\n    render 'shared/error'\n  end\nend", 'shared/error'],
    ],
  },
  {
    ...{ framework: 'Rails', languages: ['ruby'], kind: 'calls', confidence: sure, endings: rails, naming: 'partial' },
    ...{ holds: ['partial'], needsWholeName: true },
    pattern: /\b(?:render|render_to_string)[ \t(]+:?partial:?[ \t]*(?:=>[ \t]*)?['"](?<name>[\w/]+)['"]/g,
    examples: [["class A\n  def a\n    render partial: 'orders/row'\n  end\nend", 'orders/row']],
  },
  {
    ...{ framework: 'Rails actions', languages: ['ruby'], kind: 'calls', confidence: possible, endings: rails, naming: 'controller' },
    ...{ holds: ['Controller <', 'Mailer <'], files: /(?:_controller|mailers\/\w+)\.rb$/, needsWholeName: true },
    pattern: /^[ \t]+def[ \t]+(?<name>[a-z_]\w*)[ \t]*$/gm,
    examples: [['class OrdersController < ApplicationController\n  def index\n  end\nend', 'index']],
  },
  {
    ...{ framework: 'Sinatra', languages: ['ruby'], kind: 'calls', confidence: likely, endings: rails, holds: ['erb ', 'haml ', 'slim '] },
    ...{ needsWholeName: true },
    pattern: /(?<![\w.:])(?:erb|haml|slim)[ \t(]+:'?(?<name>[a-z_][\w/]*)/g,
    examples: [["get '/orders' do\n  erb :orders\nend", 'orders']],
  },
  {
    ...{ framework: 'Go', languages: ['go'], kind: 'calls', confidence: sure, endings: go, holds: ['ExecuteTemplate(', '.HTML('] },
    pattern: /\.(?:ExecuteTemplate|HTML)\(\s*[\w.]+\s*,\s*"(?<name>[\w./-]+)"/g,
    examples: [
      ['func f() { t.ExecuteTemplate(w, "list.html", data) }', 'list.html'],
      ['func f() { c.HTML(http.StatusOK, "list.tmpl", nil) }', 'list.tmpl'],
    ],
  },
  {
    ...{ framework: 'Go', languages: ['go'], kind: 'calls', confidence: sure, endings: go, holds: ['ParseFiles(', 'ParseFS('] },
    pattern: /(?<=\bParse(?:Files|FS)\([^()\n]{0,200})"(?<name>[\w./-]+\.\w+)"/g,
    examples: [['var t = template.Must(template.ParseFiles("web/base.html", "web/list.html"))', 'web/base.html', 'web/list.html']],
  },
  {
    ...{ framework: 'Fiber, Echo', languages: ['go'], kind: 'calls', confidence: likely, endings: go, holds: ['.Render('] },
    pattern: /\bc\.Render\(\s*(?:[\w.]+\s*,\s*)?"(?<name>[\w./-]+)"/g,
    examples: [['func f() { return c.Render("orders/list", nil) }', 'orders/list']],
  },
  {
    ...{ framework: 'Spring MVC', languages: jvm, kind: 'calls', confidence: likely, endings: spring, holds: ['@Controller'] },
    needsWholeName: true,
    pattern: /\b(?:return|ModelAndView\(|setViewName\()\s*"(?<name>[\w/-]+)"/g,
    examples: [['@Controller class A { String list() { return "orders/list"; } }', 'orders/list']],
  },
  {
    ...{ framework: 'ASP.NET', languages: ['csharp'], kind: 'calls', confidence: sure, endings: razor, naming: 'controller' },
    ...{ holds: ['View("'], needsWholeName: true },
    pattern: /(?<![\w.])(?:Partial)?View\(\s*"(?<name>[\w/~.]+)"/g,
    examples: [['class A { object F() { return View("~/Views/Orders/List.cshtml"); } }', '~/Views/Orders/List.cshtml']],
  },
];
