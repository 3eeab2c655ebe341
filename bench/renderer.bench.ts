import { renderSignature } from '@org/signature'
import { consumed, measure } from './lib/measure.ts'
import type { Engine } from './lib/measure.ts'
import { emailBuilder } from './peers/email-builder.ts'
import { literal } from './peers/literal.ts'
import { reactDom } from './peers/react-dom.ts'
import { reactEmail } from './peers/react-email.ts'
import { iconsBaseUrl, signature } from './signature.ts'

const engines: readonly Engine[] = [
  { name: 'plain template literal (the limit)', render: () => literal(signature) },
  {
    name: '@org/signature, HTML and plain text',
    render: () => renderSignature(signature, { iconsBaseUrl }).html,
  },
  { name: 'react-dom renderToStaticMarkup', render: () => reactDom(signature) },
  { name: '@usewaypoint/email-builder 0.0.9', render: () => emailBuilder(signature) },
  { name: '@react-email/render 2.3.1', render: () => reactEmail(signature) },
]

console.log('## Rendering one signature\n')
console.log('| engine | renders per CPU second | against @react-email/render | characters |')
console.log('|---|---:|---:|---:|')
const results = []
for (const engine of engines) results.push(await measure(engine))
const slowest = results.at(-1)?.perSecond ?? Number.NaN
for (const { name, perSecond, characters } of results)
  console.log(
    `| ${name} | ${Math.round(perSecond).toLocaleString('en')} | ${(perSecond / slowest).toFixed(1)} x | ${characters.toLocaleString('en')} |`,
  )
console.log(`\nNode ${process.version}, ${process.env['NODE_ENV']}; check sum ${consumed()}`)
