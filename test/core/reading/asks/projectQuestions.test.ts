// Questions about the whole project: each row matches its examples, and a question that names something does not match.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isProjectQuestion, isProjectQuestionByName } from '../../../../src/core/reading/asks/aboutProject.ts';
import { projectQuestions } from '../../../../src/core/reading/asks/projectQuestions.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { readBackReference } from '../../../../src/core/reading/backReference.ts';
import { emptyVocabulary } from '../../../../src/core/reading/vocabulary.ts';

suite('questions about the whole project', () => {
  for (const { pattern, examples } of projectQuestions) {
    test(examples[0] ?? '', () => {
      assert.ok(examples.length > 0);
      for (const example of examples) assert.match(example.toLowerCase(), pattern);
    });
  }

  test('recognises short questions about the project', () => {
    const asked = [
      'what is this',
      'what does this do',
      'where do I start',
      'explain the architecture',
      'which layers are there',
      'give me an overview',
      'how is this organised',
      'where do I start reading',
      'what is this project',
    ];
    assert.deepEqual(asked.filter(isProjectQuestion), asked);
  });

  test('does not match a question that names something', () => {
    const named = [
      'What is this function?',
      'what does this line do',
      'where do I start the server',
      'Explain the architecture of the sync engine',
      'Which layers does a request go through?',
      'give me an overview of the parser',
      'How is the cache organised?',
      'What is `Session`?',
      'Was ist das für ein Fehler?',
      'Was ist ein Mux?',
      "C'est quoi cette erreur ?",
      '这个函数是做什么的？',
      'What are the parts of a URL?',
      'how is this function structured',
    ];
    assert.deepEqual(named.filter(isProjectQuestion), []);
  });

  test('allows a second half about the relation between the parts', () => {
    const about = [
      'What are the main parts of this project and how do they fit together?',
      'What are the parts of this project and how do they fit together?',
      'Explain the main components of this project and how they interact with each other.',
      'Which modules does this project have, and what does each do?',
      'Was sind die wichtigsten Teile dieses Projekts und wie hängen sie zusammen?',
      'Quelles sont les parties principales de ce projet et comment fonctionnent-elles ensemble ?',
      '¿Cuáles son las partes principales de este proyecto y cómo se relacionan entre sí?',
    ];
    const named = [
      'What are the main parts of a route and how do they fit together?',
      'Which modules does this project have and how do they parse a header?',
      'How do they fit together?',
      'how do the parser and the lexer fit together?',
    ];
    assert.deepEqual([...about, ...named].filter(isProjectQuestion), about);
  });

  test('reads the name of the project as "this project"', () => {
    const known = {
      projectNames: ['acme-box', 'acme'],
      definitions: (name: string): number => (name === 'AcmeBox' || name === 'acme' ? 1 : 0),
    };
    const about = [
      'which layers does acme have?',
      'What is Acme and what are its main components?',
      'how is acme-box structured?',
      'what is the architecture of the acme library?',
      'what does acme do and how is it organized?',
      'Welche Schichten hat acme?',
      'acme有哪些模块？',
    ];
    const within = [
      'which layers does acme.cache have?',
      'which parts does `acme` have?',
      'how does acme read its settings?',
      'which layers does the cache have?',
      'what does acme() do?',
      'what does acmeist do?',
    ];
    assert.deepEqual(
      [...about, ...within].filter((text) => isProjectQuestionByName(text, known)),
      about,
    );
    assert.equal(isProjectQuestionByName('what does AcmeBox do?', { ...known, projectNames: ['AcmeBox'] }), false);
    const beside = 'Which modules is AcmeBox made of and where do I start reading?';
    assert.equal(isProjectQuestionByName(beside, { ...known, projectNames: ['AcmeBox'] }), true);
    assert.equal(isProjectQuestionByName('what does AcmeBox do?', { projectNames: ['AcmeBox'], definitions: () => 0 }), true);
    const read = readIntent('which layers does acme have?', { ...emptyVocabulary, ...known });
    assert.deepEqual([read.asksAboutProject, read.mode.value, read.scopeByMode.conceptual], [true, 'conceptual', null]);
  });

  test('may follow sentences about the person who asks', () => {
    const about = [
      'I am new to this project. How is it organised and where do I start reading?',
      "Hi! I've just joined the team. Can you explain the architecture?",
      'New to this code base: what are the main parts?',
    ];
    const within = [
      'I am new here. How does it parse a header?',
      'The parser is new. What does it do?',
      'We found a bug. What does it do?',
    ];
    assert.deepEqual([...about, ...within].filter(isProjectQuestion), about);
  });

  test('does not match if only one of two questions is about the project', () => {
    assert.ok(isProjectQuestion('What is this library and which parts does it have?'));
    assert.equal(isProjectQuestion('What is this and where is the cache cleared?'), false);
  });

  test('are conceptual, whatever their few words weigh', () => {
    for (const text of ['which layers are there', 'explain the architecture', 'give me an overview'])
      assert.equal(readIntent(text).mode.value, 'conceptual');
  });

  test('lets "what does this do?" refer to an earlier answer, but not "what does this project do?"', () => {
    assert.notEqual(readBackReference('What does this do?').certainty, 'no');
    assert.equal(readBackReference('What does this project do?').certainty, 'no');
  });
});
