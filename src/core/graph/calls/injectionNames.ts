// Names by which frameworks recognise what they inject.

/** Fixtures built into pytest. Source: "Fixtures reference" of its documentation, 8.3. */
export const builtInFixtures: ReadonlySet<string> = new Set(
  `cache capfd capfdbinary caplog capsys capsysbinary doctest_namespace monkeypatch pytestconfig pytester record_property
  record_testsuite_property record_xml_attribute recwarn request subtests testdir tmp_path tmp_path_factory tmpdir tmpdir_factory`.split(
    /\s+/,
  ),
);

/** Annotations of classes that the container instantiates. Source: reference of Spring 6 ("Classpath scanning"), Jakarta CDI 4. */
export const beanDecorators: ReadonlySet<string> = new Set(
  `Component Service Repository Controller RestController Configuration ControllerAdvice RestControllerAdvice Named Singleton
  ApplicationScoped RequestScoped SessionScoped Dependent`.split(/\s+/),
);
