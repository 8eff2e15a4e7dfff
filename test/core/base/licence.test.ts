// Licences at the head of files, and comments that only look like one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLicence } from '../../../src/core/base/licence.ts';

test('recognises a licence by its first words', () => {
  for (const text of [
    'Copyright (C) 2015 Square, Inc.',
    '(c) 2020 the authors. All rights reserved.',
    'SPDX-License-Identifier: MIT',
    'Licensed under the Apache License, Version 2.0',
    '* This program is free software: you can redistribute it',
    'This file is part of the post office.',
    'Permission is hereby granted, free of charge',
  ])
    assert.ok(isLicence(text), text);
  for (const text of [
    'Licences of drivers, and when they end.',
    'Copies rights from one user to another.',
    'Weighs parcels. Copyright is checked elsewhere.',
  ])
    assert.ok(!isLicence(text), text);
});
