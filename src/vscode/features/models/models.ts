// Registers the commands for models and embedders: choosing, keys, tests, sent requests and cost.
import type * as vscode from 'vscode';
import type { Clew } from '../../clew.ts';
import * as chooseModel from './chooseModel.ts';
import * as connection from './testConnection.ts';
import * as embedding from './embedderCommands.ts';
import * as keys from './keyCommands.ts';
import * as measure from '../index/measureWorkspace.ts';
import * as sent from '../asking/sentDocuments.ts';
import * as usage from './showUsage.ts';
import * as wrongSettings from './wrongSettings.ts';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  for (const feature of [chooseModel, keys, connection, sent, usage, embedding, measure, wrongSettings]) feature.register(context, clew);
}
