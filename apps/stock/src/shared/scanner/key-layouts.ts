export type LayoutName = 'qwerty' | 'azerty'

/** For each key, the characters without and with Shift. */
type Layout = Readonly<Record<string, string>>

/** The US layout, the default of scanners. */
const qwerty: Layout = {
  ...Object.fromEntries(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
      .split('')
      .map((letter) => [`Key${letter}`, letter.toLowerCase() + letter]),
  ),
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
}

/** The French layout of Windows. */
const azerty: Layout = {
  ...qwerty,
  KeyQ: 'aA',
  KeyW: 'zZ',
  KeyA: 'qQ',
  KeyZ: 'wW',
  KeyM: ',?',
  Semicolon: 'mM',
  Digit1: '&1',
  Digit2: 'é2',
  Digit3: '"3',
  Digit4: "'4",
  Digit5: '(5',
  Digit6: '-6',
  Digit7: 'è7',
  Digit8: '_8',
  Digit9: 'ç9',
  Digit0: 'à0',
  Minus: ')°',
  Equal: '=+',
  BracketLeft: '^¨',
  BracketRight: '$£',
  Backslash: '*µ',
  Quote: 'ù%',
  Backquote: '²',
  Comma: ';.',
  Period: ':/',
  Slash: '!§',
  IntlBackslash: '<>',
}

const layouts = { qwerty, azerty }

/** Returns the character that a key has in a layout, if the layout has the key. */
export function characterIn(
  layout: LayoutName,
  { code, shiftKey }: { code: string; shiftKey: boolean },
): string | undefined {
  return layouts[layout][code]?.[shiftKey ? 1 : 0]
}
