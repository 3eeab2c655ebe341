import type { CDPSession, Page } from 'playwright'

/** The keyboard layout of the computer; the scanner itself always types as on a US keyboard. */
export type ScannedOn = 'qwerty' | 'azerty'

/** FNC1, which ends a field without fixed length. Scanners type Ctrl+] for it. */
export const fnc1 = '\u001d'

/** Time between two key presses, in ms. */
const pace = 8

/**
 * How many ms in the past the scan ends. Without this gap, if the test pressed Tab next, the page
 * would take that key for part of the scan.
 */
const rest = 100

const shift = 8
const control = 2

interface Key {
  code: string
  key: string
  modifiers?: number
}

/**
 * Characters that a French keyboard types with the keys that type something else on a US keyboard.
 */
const frenchDigits = 'à&é"\'(-è_ç'
const frenchLetters: Readonly<Record<string, string>> = { A: 'Q', Q: 'A', W: 'Z', Z: 'W', M: '?' }

/**
 * Returns the keys that a scanner presses for a character: a digit, an upper-case letter or FNC1.
 */
function keysOf(character: string, layout: ScannedOn): Key[] {
  const isFrench = layout === 'azerty'
  if (character === fnc1) {
    return [
      { code: 'ControlLeft', key: 'Control', modifiers: control },
      { code: 'BracketRight', key: isFrench ? '$' : ']', modifiers: control },
    ]
  }
  if (/\d/.test(character)) {
    const french = frenchDigits.charAt(Number(character))
    return [{ code: `Digit${character}`, key: isFrench ? french : character }]
  }
  const letter = isFrench ? (frenchLetters[character] ?? character) : character
  return [
    { code: 'ShiftLeft', key: 'Shift', modifiers: shift },
    { code: `Key${character}`, key: letter, modifiers: shift },
  ]
}

/**
 * Types a code into the page as a keyboard scanner does, ended by Enter. The key events carry their
 * times, so that a scan on a slow machine is not taken for typing.
 */
export async function scan(page: Page, text: string, layout: ScannedOn = 'qwerty'): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const keys = text.split('').flatMap((character) => keysOf(character, layout))
  const enter = { code: 'Enter', key: 'Enter' }
  const start = Date.now() - keys.length * pace - rest
  await Promise.all(
    [...keys, enter].flatMap((key, index) => press(keyboard, key, start + index * pace)),
  )
  await keyboard.detach()
}

/** Presses and releases a key; `at` is the time of both events, in ms since 1970. */
function press(keyboard: CDPSession, key: Key, at: number): Promise<unknown>[] {
  const event = { ...key, timestamp: at / 1000 }
  const text = key.key.length === 1 && key.modifiers !== control ? { text: key.key } : {}
  const isEnter = key.key === 'Enter'
  return [
    keyboard.send('Input.dispatchKeyEvent', {
      ...event,
      ...(isEnter ? { windowsVirtualKeyCode: 13, text: '\r' } : text),
      type: 'keyDown',
    }),
    keyboard.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
  ]
}
