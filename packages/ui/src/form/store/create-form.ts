import { applyTransforms } from '../../transforms/index.ts'
import { validatorMessages } from '../../validators/index.ts'
import { formLabels } from '../form.labels.ts'
import type { TypedForm } from '../description/form-values.ts'
import { fitNumber } from '../description/fit-number.ts'
import { isNumberText, numberTransformsOf } from '../description/number-text.ts'
import { createCell } from './cell.ts'
import { createChecks, stopAsking } from './checks.ts'
import { focusInside } from './focus-inside.ts'
import type { FieldFaults, FormOptions, FormState, FormStore, SaveStatus } from './form-store.ts'
import { createHistory, type Changes } from './history.ts'
import { isEqual } from './is-equal.ts'
import { keepCaret } from './keep-caret.ts'
import {
  emit,
  endDraft,
  hasErrors,
  isActive,
  isList,
  keysOf,
  settlePending,
  type FormNode,
} from './node.ts'
import { createSave } from './save.ts'
import { acceptStored, loadValues, resolvePath, takeSent } from './stored.ts'
import { createTree, fieldsBelow, readValues } from './tree.ts'

type AnyValues = Readonly<Record<string, unknown>>

/** The state of one form outside of React: each field wakes only its own listeners. */
export function createForm<Values extends object>(
  description: TypedForm<Values>,
  given: FormOptions<NoInfer<Values>>,
): FormStore<Values> {
  let options = given as unknown as FormOptions<AnyValues>
  const texts = () => ({ ...formLabels.fr, ...options.texts })
  const dirty = new Set<FormNode>()
  const faulty = new Set<FormNode>()
  /** What is being typed there is not the value yet. */
  const typing = new Set<FormNode>()
  const history = createHistory(options.now ?? (() => performance.now()))
  const checks = createChecks({
    messages: () => options.messages ?? validatorMessages.fr,
    notChecked: () => texts().notChecked,
    changed: noteErrors,
  })
  const tree = createTree(description, options.initial ?? {}, {
    change: edit,
    draft: keepDraft,
    leave,
    wake: noteValue,
    rest(node) {
      if (!node.isLive) dirty.delete(node)
      typing.delete(node)
      if (!hasErrors(node) && node.question === null) return
      checks.clear(node)
      faulty.delete(node)
      emit(node)
    },
  })
  let status: SaveStatus = 'idle'
  let text = ''
  let values: AnyValues | null = null
  const state = createCell(toState())

  const fields = () => fieldsBelow(tree.roots)
  const isBusy = () => status === 'saving' || status === 'checking'

  function toState(): FormState {
    const isDirty = dirty.size + typing.size > 0
    const isReady = isDirty && faulty.size === 0 && !isBusy()
    return {
      isDirty,
      hasErrors: faulty.size > 0,
      status,
      text,
      canSave: isReady,
      canUndo: isReady && history.length() > 0,
      canRedo: history.canRedo() && !isBusy(),
    }
  }

  function showState() {
    const next = toState()
    if (!isEqual(next, state.read())) state.write(next)
  }

  function setStatus(next: SaveStatus, nextText = '') {
    status = next
    text = nextText
    showState()
    if (nextText !== '') options.notify?.(nextText, next)
  }

  function noteErrors(node: FormNode) {
    if (hasErrors(node)) faulty.add(node)
    else faulty.delete(node)
    showState()
  }

  function noteValue(node: FormNode) {
    node.isDirty = !isEqual(node.value, node.baseline)
    if (node.isDirty) dirty.add(node)
    else dirty.delete(node)
  }

  /** Gives a field another value, with all that follows from it. */
  function put(node: FormNode, value: unknown, draft: string | null = null) {
    values = null
    node.value = value
    node.draft = draft
    node.isUnreadable = false
    typing.delete(node)
    const wasLeft = settlePending(node, 'arrive')
    noteValue(node)
    stopAsking(node)
    node.faults = []
    if (node.errors.length > 0) checks.rerun(node)
    if (hasErrors(node)) faulty.add(node)
    else faulty.delete(node)
    if (isList(node)) tree.syncItems(node)
    emit(node)
    tree.affect(node.path)
    if (wasLeft) leave(node)
  }

  function step(node: FormNode, given: unknown, isKeystroke: boolean, draft: string | null = null) {
    const value = fitNumber(node.entry, given)
    if (isEqual(value, node.value)) {
      node.draft = draft
      typing.delete(node)
      emit(node)
      return showState()
    }
    const change = { before: node.value, after: value }
    put(node, value, draft)
    history.record(new Map([[node.path, change]]), isKeystroke ? node.path : null)
    if (isBusy()) showState()
    else setStatus('idle')
  }

  function edit(node: FormNode, value: unknown) {
    if (isList(node)) return step(node, value, false)
    const numeric = typeof value === 'string' ? numberTransformsOf(node.entry) : undefined
    if (numeric) return step(node, applyTransforms(value, numeric), true, value as string)
    const rules = 'transforms' in node.entry ? node.entry.transforms : undefined
    // A number that the product sets is what is to be kept.
    if (!rules || isNumberText(node.entry)) return step(node, value, true)
    if (node.isComposing) return step(node, value, true)
    const transform = (typed: unknown) => applyTransforms(typed, rules)
    const transformed = transform(value)
    if (transformed !== value) keepCaret(node.element, value, transform)
    step(node, transformed, true)
  }

  function keepDraft(node: FormNode, draft: string | null, isUnreadable: boolean) {
    node.draft = draft
    node.isUnreadable = isUnreadable
    if (draft === null) typing.delete(node)
    else typing.add(node)
    emit(node)
    noteErrors(node)
  }

  function endTyping(node: FormNode) {
    endDraft(node)
    if (node.draft === null) typing.delete(node)
  }

  function leave(node: FormNode) {
    endTyping(node)
    showState()
    if (node.answer?.isFailure === true) node.answer = null
    // What is on its way is not missing.
    if (node.pending) node.pending.isLeft = true
    else if (isActive(node)) void checks.run(node)
  }

  function travel(changes: Changes | null, side: 'before' | 'after') {
    if (!changes) return
    for (const [path, change] of changes) put(tree.get(path), change[side])
    setStatus('idle')
  }

  function listAt(path: string): FormNode {
    const list = tree.get(path)
    if (!isList(list)) throw new Error(`"${path}" is a field and not a list.`)
    return list
  }

  function setFaults(faults: FieldFaults) {
    for (const [path, messages] of Object.entries(faults)) {
      const node = resolvePath(path, tree)
      // Nobody could mend it there: what the save says of its failure has to do.
      if (!node || !isActive(node)) continue
      node.faults = typeof messages === 'string' ? [messages] : messages
      emit(node)
      noteErrors(node)
    }
  }

  function focusFirstFault(): boolean {
    for (const node of fields()) {
      if (hasErrors(node) && node.element !== null && focusInside(node.element)) return true
    }
    return false
  }

  function clearErrors() {
    for (const node of faulty) {
      checks.clear(node)
      emit(node)
    }
    faulty.clear()
  }

  function readAll(): AnyValues {
    values ??= readValues(tree.roots)
    return values
  }

  const saving = createSave({
    checkAll() {
      const answers = [...fields()].flatMap((node) =>
        isActive(node) ? (node.pending?.arrived ?? checks.run(node) ?? []) : [],
      )
      return answers.length > 0 ? Promise.all(answers) : null
    },
    prepare() {
      history.endStep()
      for (const node of fields()) {
        if (node.answer?.isFailure === true) node.answer = null
        // Its control hands a number over once it is left, which a save does not wait for.
        if (typing.has(node) && numberTransformsOf(node.entry)) edit(node, node.draft)
        endTyping(node)
        if (node.faults.length === 0) continue
        node.faults = []
        emit(node)
        noteErrors(node)
      }
    },
    isFaulty: () => faulty.size > 0,
    isBusy,
    focusFirstFault,
    setFaults,
    setStatus,
    options: () => options,
    texts,
    send() {
      // What was typed while a validator asked is sent; what follows is a step of its own.
      history.endStep()
      const sent = takeSent(fields())
      const steps = history.length()
      return {
        values: readAll(),
        accept(stored) {
          values = null
          for (const [path, value] of sent) tree.get(path).baseline = value
          if (stored) acceptStored(tree.roots, stored, sent, tree)
          dirty.clear()
          for (const node of fields()) {
            noteValue(node)
            emit(node)
            tree.affect(node.path)
          }
          history.forget(steps)
        },
      }
    },
  })

  const store = {
    description,
    configure(changed: Partial<FormOptions<AnyValues>>) {
      options = { ...options, ...changed }
    },
    values: readAll,
    state: state.read,
    subscribe: state.subscribe,
    field: (path: string) => tree.get(path).cell,
    describe: (path: string) => tree.get(path).entry,
    set: (path: string, value: unknown) => edit(tree.get(path), value),
    blur: (path: string) => leave(tree.get(path)),
    addItem(path: string, item: AnyValues = {}, position?: number) {
      const list = listAt(path)
      const key = tree.plantItem(list, item)
      const keys = [...keysOf(list)]
      keys.splice(position ?? keys.length, 0, key)
      step(list, keys, false)
      return key
    },
    removeItem(path: string, key: string) {
      const list = listAt(path)
      step(
        list,
        keysOf(list).filter((candidate) => candidate !== key),
        false,
      )
    },
    moveItem(path: string, from: number, to: number) {
      const list = listAt(path)
      const keys = [...keysOf(list)]
      keys.splice(to, 0, ...keys.splice(from, 1))
      step(list, keys, false)
    },
    setFaults,
    save: saving.save,
    undo() {
      if (!isBusy()) travel(history.undo(), 'before')
    },
    redo() {
      if (!isBusy()) travel(history.redo(), 'after')
    },
    reset(next?: AnyValues) {
      values = null
      saving.forget()
      if (next) loadValues(tree.roots, next, tree)
      // A list that gets its items back adds those that were edited before they went.
      for (const node of dirty) put(node, node.baseline)
      typing.clear()
      clearErrors()
      for (const node of fields()) endDraft(node)
      history.clear()
      setStatus('idle')
    },
    focusFirstFault,
  }
  return store as unknown as FormStore<Values>
}
