// Value flow of one file: from assignments, arguments and results to the calls of a value in a name, field or container.
import type { BindingFact, CallFact } from '../../symbols/facts.ts';
import { parseTerm } from '../../symbols/values/termParser.ts';
import { termText, type Term } from '../../symbols/values/valueTerms.ts';
import { isFlow, type FileEntry } from '../files/fileEntry.ts';
import { CallFlow } from './callFlow.ts';
import { targetNotes } from './flowKeys.ts';
import { UnfollowedFacts } from './unfollowedFacts.ts';
import { LibraryFlow } from './libraryFlow.ts';
import { MemberFlow } from './memberFlow.ts';
import { NameFlow } from './nameFlow.ts';
import { ObjectFlow } from './objectFlow.ts';
import { CellTable } from './cellTable.ts';
import { anyKey, isPath, firstNameOf, type FlowValue } from './flowValues.ts';
import { containerOf } from '../values/libraryTypes.ts';
import type { FileFlowDependencies, Flow } from './flowParts.ts';

/** Maximum characters of a receiver; values through longer ones are not followed. */
const receiverLimit = 300;

/**
 * Flow of one file, computed on demand for the calls that names and types do not resolve. Parameters stay symbolic until they are used,
 * so that a returned or stored argument is distinguished by call. Objects are distinguished by the place where they are written (after
 * PyCG, Salis et al. 2021, and the field-based analysis of Feldthaus et al. 2013).
 */
export class FileFlow implements Flow {
  readonly entry: FileEntry;
  readonly dependencies: FileFlowDependencies;
  readonly facts: UnfollowedFacts;
  readonly cells: CellTable = new CellTable((value) => this.#replacementsOf(value));
  readonly names: NameFlow = new NameFlow(this);
  readonly objects: ObjectFlow = new ObjectFlow(this);
  readonly members: MemberFlow = new MemberFlow(this);
  readonly calls: CallFlow = new CallFlow(this);
  readonly library: LibraryFlow = new LibraryFlow(this);

  constructor(dependencies: FileFlowDependencies, entry: FileEntry) {
    this.dependencies = dependencies;
    this.entry = entry;
    // The file that is linked depends on all of itself.
    this.facts = new UnfollowedFacts(entry, dependencies.crossFile.isAway ? targetNotes(dependencies.tracker, entry) : undefined);
  }

  /** More precise values for a value: the object of a typed container, or the value of a variable in another file. */
  #replacementsOf(value: FlowValue): readonly FlowValue[] | undefined {
    if (value.kind === 'external' && containerOf(value)) return [this.objects.typedContainer(value)];
    if (value.kind !== 'symbol' || value.entry === this.entry) return undefined;
    const fact = value.entry.fact(value.index);
    return fact?.kind === 'constant' && fact.parent === 0 ? this.dependencies.crossFile.at(value.entry, fact.name) : undefined;
  }

  /** Queues the bindings, so that long chains do not recurse deeply. */
  follow(facts: readonly BindingFact[]): void {
    for (const fact of facts) this.cells.enqueue(() => this.bind(fact));
  }

  /** Passes the functions, classes and other values that the call may reach to `match`. */
  targets(call: CallFact, match: (value: FlowValue) => void): void {
    const cell = this.calleeCell(call);
    if (cell !== undefined) this.calls.dereference(cell, match);
  }

  termCell(scope: number, term: Term | undefined): number | undefined {
    if (!term) return undefined;
    switch (term.kind) {
      case 'name':
        return this.entry.meansSelf(scope, term.name) ? this.names.selfCell(scope, term.name) : this.names.nameCell(scope, term.name);
      case 'function':
        return this.cells.constantCell({ kind: 'symbol', entry: this.entry, index: term.index });
      case 'member':
        return this.members.memberCell(this.termCell(scope, term.of), term.name);
      case 'index':
        return this.members.elementCell(this.termCell(scope, term.of), term.key);
      case 'call':
      case 'new':
        return this.calls.resultCell(this.termCell(scope, term.of), this.calls.arguments(scope, term.arguments), term.kind === 'new');
      case 'list':
        return this.objects.listCell(scope, term.items);
      case 'record':
        return this.objects.recordCell(scope, term.entries);
      case 'choice':
        return this.cells.unionCell(term.options.map((option) => this.termCell(scope, option)));
      case 'spread':
        return this.objects.elementsCell(this.termCell(scope, term.of));
    }
  }

  calleeCell(call: CallFact): number | undefined {
    const term = this.calleeTerm(call);
    if (!term) return undefined;
    return this.lastAssignedCell(call, term) ?? this.termCell(call.caller, term);
  }

  receiverCell({ caller, receiver = '' }: CallFact): number | undefined {
    return receiver.length >= receiverLimit ? undefined : this.termCell(caller, this.#parseReceiver(receiver));
  }

  #parseReceiver(text: string): Term | undefined {
    return parseTerm(text, { bareKeys: this.entry.rules.objectKeysAreNames });
  }

  calleeTerm({ name, receiver, how }: CallFact): Term | undefined {
    if (name.startsWith('<') && name !== '<computed>') return undefined;
    if (receiver === undefined) return how === 'call' && /[^\p{ID_Continue}$]/u.test(name) ? undefined : { kind: 'name', name };
    if (receiver.length >= receiverLimit) return undefined;
    const receiverTerm = this.#parseReceiver(receiver);
    return name === '<computed>' ? receiverTerm : receiverTerm && { kind: 'member', of: receiverTerm, name };
  }

  /** The value of the last assignment before the call, if the scope itself assigns exactly the callee. */
  lastAssignedCell(call: CallFact, term: Term): number | undefined {
    if (!isPath(term)) return undefined;
    const before = ({ line }: BindingFact): boolean => line < call.line;
    const last = this.facts.assignmentsTo(call.caller, termText(term)).findLast(before);
    if (!last) return undefined;
    const reassignment = this.facts.assignmentsTo(call.caller, firstNameOf(term)).findLast(before);
    return reassignment && reassignment.line > last.line ? undefined : this.termCell(call.caller, this.#valueOf(last));
  }

  bind(fact: BindingFact): void {
    const { scope, name, by } = fact;
    const cell = this.termCell(scope, this.#valueOf(fact));
    if (cell === undefined) return;
    if (name === '<return>' || name === '<yield>')
      this.cells.network.flow(cell, name === '<return>' ? this.calls.returnCell(scope) : this.cells.cell(`<yield> ${scope}`));
    else if (by === 'default') this.calls.default(scope, name, cell);
    else {
      const target = this.dependencies.terms.term(name);
      if (target && !this.facts.isAssigned(fact)) this.assign(scope, target, cell);
    }
  }

  assign(scope: number, target: Term, cell: number): void {
    switch (target.kind) {
      case 'name': {
        const owner = this.names.declaringScope(scope, target.name);
        return this.cells.network.flow(cell, this.names.variableCell(owner ?? 0, target.name));
      }
      case 'member': {
        const owner = this.termCell(scope, target.of);
        if (owner !== undefined) this.calls.dereference(owner, (value) => this.members.write(value, target.name, cell));
        return;
      }
      case 'index': {
        const container = this.termCell(scope, target.of);
        if (container !== undefined) this.calls.dereference(container, (value) => this.members.write(value, target.key ?? anyKey, cell));
        return;
      }
      case 'list':
        return target.items.forEach((item, i) => this.destructure(scope, item, cell, String(i)));
      case 'record':
        return target.entries.forEach(({ key, value }) => this.destructure(scope, value, cell, key));
      default:
        return;
    }
  }

  destructure(scope: number, target: Term | undefined, cell: number, key: string | undefined): void {
    if (!target) return;
    if (target.kind === 'spread') return this.assign(scope, target.of, cell);
    const part = this.members.elementCell(cell, key);
    if (part !== undefined) this.assign(scope, target, part);
  }

  #valueOf(fact: BindingFact): Term | undefined {
    const valueTerm = this.dependencies.terms.term(fact.value);
    if (!valueTerm || fact.by === 'alias' || isFlow(fact)) return valueTerm;
    const { by } = fact;
    return { kind: by === 'new' ? 'new' : 'call', of: valueTerm, arguments: [] };
  }
}
