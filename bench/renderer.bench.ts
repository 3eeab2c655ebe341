import { renderSignature } from '@org/signature'
import { consumed, measure } from './lib/measure.ts'
import type { Engine } from './lib/measure.ts'
import { emailBuilder } from './peers/email-builder.ts'
import { literal } from './peers/literal.ts'
import { reactDom } from './peers/react-dom.ts'
import { reactEmail } from './peers/react-email.ts'
import { colleagues, iconsBaseUrl, strangers } from './signature.ts'
import type { Signature } from './signature.ts'

/**
 * Returns a function that renders the next signature of the list on each call, and starts over at
 * the end.
 */
const inTurn = <Html>(
  signatures: readonly Signature[],
  render: (signature: Signature) => Html,
): (() => Html) => {
  let next = 0
  return () => render(signatures[next++ % signatures.length] ?? signatures[0]!)
}

const paraphe = (signature: Signature): string => renderSignature(signature, { iconsBaseUrl }).html

const engines: readonly Engine[] = [
  { name: 'plain template literal (the limit)', render: inTurn(colleagues, literal) },
  { name: '@org/signature, colleagues', render: inTurn(colleagues, paraphe) },
  { name: '@org/signature, strangers', render: inTurn(strangers, paraphe) },
  { name: 'react-dom renderToStaticMarkup', render: inTurn(colleagues, reactDom) },
  { name: '@usewaypoint/email-builder 0.0.9', render: inTurn(colleagues, emailBuilder) },
  { name: '@react-email/render 2.3.1', render: inTurn(colleagues, reactEmail) },
]

console.log('## Rendering one signature\n')
console.log(
  '| engine | renders per CPU second | relative to @react-email/render | with a read | characters |',
)
console.log('|---|---:|---:|---:|---:|')
const results = await measure(engines)
const slowest = results.at(-1)?.perSecond ?? Number.NaN
const whole = (value: number): string => Math.round(value).toLocaleString('en')
for (const { name, perSecond, readPerSecond, characters } of results)
  console.log(
    `| ${name} | ${whole(perSecond)} | ${(perSecond / slowest).toFixed(1)} x | ${whole(readPerSecond)} | ${whole(characters)} |`,
  )
console.log(`\nNode ${process.version}, ${process.env['NODE_ENV']}; check sum ${consumed()}`)
