import {
  hasAsyncRule,
  isEmpty,
  validate,
  validateAsync,
  type ValidatorMessages,
} from '../../validators/index.ts'
import { isEqual } from './is-equal.ts'
import { emit, type FormNode, type RunningCheck } from './node.ts'

export interface CheckHost {
  messages: () => ValidatorMessages
  /** Message for a field whose asynchronous validator failed to run. */
  notChecked: () => string
  /** Called when the errors of a node change, or when an asynchronous check starts or ends. */
  changed: (node: FormNode) => void
}

/** Runs the validators of single fields. */
export interface Checks {
  /**
   * Runs all validators on the current value. An asynchronous check of the same value is not
   * repeated. Returns a promise while an asynchronous check is running.
   */
  run: (node: FormNode) => Promise<void> | null
  /** Runs only the synchronous validators, to see whether the user has corrected an error. */
  rerun: (node: FormNode) => void
  /** Stops a running check, clears the errors and drops a draft that cannot be parsed. */
  clear: (node: FormNode) => void
}

/** Aborts a check that is no longer needed. */
export function stopAsking(node: FormNode): void {
  node.check?.controller.abort()
  node.check = null
}

function rulesOf({ entry }: FormNode) {
  return entry.type === 'group' ? [] : (entry.validators ?? [])
}

export function createChecks(host: CheckHost): Checks {
  function show(node: FormNode, errors: readonly string[]) {
    node.errors = errors
    emit(node)
    host.changed(node)
  }

  function start(node: FormNode): RunningCheck {
    const { value } = node
    const controller = new AbortController()
    const { signal } = controller
    const finish = (errors: readonly string[], isFailure: boolean) => {
      if (signal.aborted) return
      node.check = null
      node.checkResult = { value, errors, isFailure }
      show(node, errors)
    }
    // A save must not wait for a validator that ignores the abort signal.
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve())
    })
    const checked = validateAsync(value, rulesOf(node), { signal, messages: host.messages() }).then(
      (errors) => finish(errors, false),
      () => finish([host.notChecked()], true),
    )
    const finished = Promise.race([checked, stopped])
    return { value, controller, finished }
  }

  return {
    run(node) {
      const rules = rulesOf(node)
      const { value, check, checkResult } = node
      if (check && Object.is(check.value, value)) return check.finished
      const errors = validate(value, rules, host.messages())
      const isAsync =
        errors.length === 0 && hasAsyncRule(rules) && (node.isRequired || !isEmpty(value))
      stopAsking(node)
      if (!isAsync) {
        if (!isEqual(errors, node.errors)) show(node, errors)
        return null
      }
      if (checkResult && Object.is(checkResult.value, value)) {
        show(node, checkResult.errors)
        return null
      }
      node.check = start(node)
      show(node, [])
      return node.check.finished
    },
    rerun(node) {
      stopAsking(node)
      node.errors = validate(node.value, rulesOf(node), host.messages())
    },
    clear(node) {
      stopAsking(node)
      node.errors = []
      node.externalErrors = []
      if (!node.isUnreadable) return
      node.isUnreadable = false
      node.draft = null
    },
  }
}
