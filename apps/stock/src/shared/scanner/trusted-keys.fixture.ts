import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import type { KeyPress } from './key-press.ts'

const shift = 8
const ctrl = 2
const alt = 1

const keyCodes: Record<string, number> = { Enter: 13, Tab: 9, ' ': 32 }

function textOf({ key, ctrlKey, altKey }: KeyPress): string | undefined {
  if (key === 'Enter') return '\r'
  return key.length === 1 && !ctrlKey && !altKey ? key : undefined
}

type Movement = 'down' | 'up'

function send(press: KeyPress, movement: Movement, now: number): Promise<unknown> {
  const { key, code, shiftKey, ctrlKey, altKey, timeStamp } = press
  const text = textOf(press)
  const down =
    text === undefined ? { type: 'rawKeyDown' as const } : { type: 'keyDown' as const, text }
  return cdp().send('Input.dispatchKeyEvent', {
    key,
    code,
    modifiers: (shiftKey ? shift : 0) + (ctrlKey ? ctrl : 0) + (altKey ? alt : 0),
    windowsVirtualKeyCode: keyCodes[key] ?? 0,
    timestamp: (now + timeStamp) / 1000,
    ...(movement === 'down' ? down : { type: 'keyUp' }),
  })
}

/**
 * Presses and releases keys as the system does, with their default actions. The events carry the
 * times of the keys, counted from now, however slow the test is.
 */
export async function pressTrusted(
  keys: readonly KeyPress[],
  movements: readonly Movement[] = ['down', 'up'],
): Promise<void> {
  const now = performance.timeOrigin + performance.now()
  const sent = keys.flatMap((press) => movements.map((movement) => send(press, movement, now)))
  await Promise.all(sent)
}

/** Types a character without a key, as Windows does for a number typed with Alt. */
export async function insertTrusted(text: string): Promise<void> {
  await cdp().send('Input.dispatchKeyEvent', { type: 'char', text })
}
