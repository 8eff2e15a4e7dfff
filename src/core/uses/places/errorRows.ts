// Table of the ways in which languages and libraries raise or catch an error, by the code around its class or value.

/** One way to raise or to catch. */
export interface ErrorRow {
  readonly kind: 'raises' | 'catches';
  /** Pattern for the text before the name and its receiver: on the line, or from the line of the enclosing bracket on. */
  readonly before: RegExp;
  /** Pattern for the text after the name on its line. */
  readonly after?: RegExp;
  /** Pattern for the name of the error. */
  readonly name?: RegExp;
  /** Lines with `¦` before the name, without its receiver. They are the tests of the row. */
  readonly examples: readonly string[];
}

/** The first matching row counts. Based on the languages' own documentation, 2026-11; nothing here is weighed or measured. */
export const errorRows: readonly ErrorRow[] = [
  {
    ...{ kind: 'raises', before: /\b(?:raise|throw|throws)\s+(?:new\s+)?\\?$|\bthrows\b[^{};]*,\s*$/ },
    examples: ['raise ¦Broken from error', 'throw new ¦Broken("x")', 'void load() throws IOException, ¦Broken {', 'raise ¦Broken, "x"'],
  },
  {
    ...{ kind: 'catches', before: /\bcatch\s*\([^{)]*$|\b(?:except|rescue)\b[^:{]*$/ },
    examples: [
      'except ¦Broken as error:',
      'except (KeyError, ¦Broken):',
      'except (\n    KeyError,\n    ¦Broken,\n):',
      '} catch (IOException | ¦Broken e) {',
      '} catch (e: ¦Broken) {',
      'rescue ¦Broken => e',
    ],
  },
  {
    ...{ kind: 'catches', before: /\berrors\.(?:Is|As|AsType)\s*[([][^()]*$|\berr\w*\s*[!=]=\s*$/ },
    examples: ['if errors.Is(err, ¦ErrBroken) {', 'if err == ¦ErrBroken {', 'if e, ok := errors.AsType[*¦Broken](err); ok {'],
  },
  {
    ...{ kind: 'catches', before: /(?:^|[|(]|\blet\s)\s*(?:Some\s*\(|Ok\s*\()*Err\s*\(\s*&?$/, after: /^[^;]*(?:=>|\)\s*=\s[^=])/ },
    examples: ['    Err(¦Broken(text)) => None,', 'if let Err(¦Broken) = load() {'],
  },
  {
    ...{
      kind: 'catches',
      before: /\b(?:suppress|raises|assertRaises(?:Regex)?|assertThrows|assertFailsWith|expectException|toThrow(?:Error)?)\s*[(<][^()]*$/,
    },
    examples: [
      'with suppress(¦Broken):',
      'with pytest.raises(¦Broken):',
      'expect(load).toThrow(¦Broken);',
      'assertThrows(¦Broken.class, this::load);',
    ],
  },
  {
    ...{
      kind: 'catches',
      before:
        /(?:@ExceptionHandler|@Catch|\.errorhandler|\.exception_handler|\.register_error_handler|\.add_exception_handler)\s*\([^()]*$/,
    },
    examples: [
      '@ExceptionHandler(¦Broken.class)',
      '@app.errorhandler(¦Broken)',
      '@Catch(¦Broken)',
      'app.register_error_handler(¦Broken, tell)',
    ],
  },
  {
    ...{
      kind: 'raises',
      before: /\b(?:reject|completeExceptionally|FromException|Mono\.error|failedFuture|set_exception)\s*\(\s*(?:new\s+)?$/,
    },
    examples: ['return Promise.reject(new ¦Broken());', 'reject(new ¦Broken());', 'future.set_exception(¦Broken())'],
  },
  {
    ...{ kind: 'raises', before: /\borElseThrow\s*\(\s*(?:\(\)\s*->\s*new\s+)?$/ },
    examples: ['return found.orElseThrow(¦Broken::new);', 'return found.orElseThrow(() -> new ¦Broken(id));'],
  },
  {
    ...{ kind: 'raises', before: /\bErr\s*\(\s*$|\bok_or\s*\(\s*$|\b(?:ok_or_else|map_err)\s*\(\s*(?:\|[^|]*\|\s*)?$|\bbail!\s*\(\s*$/ },
    examples: ['return Err(¦Broken(text));', 'let x = found.ok_or(¦Broken)?;', 'load().map_err(|e| ¦Broken(e))?'],
  },
  {
    ...{ kind: 'raises', before: /\breturn\b[^()]*$|\bfmt\.Errorf\s*\([^()]*$/, name: /^[eE]rr[A-Z]/ },
    examples: ['return nil, ¦ErrBroken', 'return fmt.Errorf("%s: %w", name, ¦ErrBroken)'],
  },
  {
    ...{ kind: 'raises', before: /\breturn\b[^()]*&$/, after: /^\s*\{/, name: /Err(?:or)?$/ },
    examples: ['return nil, &¦BrokenError{name}'],
  },
];
