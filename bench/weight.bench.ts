import { weigh } from './lib/weigh.ts'

const entries = [
  ['@org/signature', "export { renderSignature } from '@org/signature'"],
  ['@org/signature, whole main entry', "export * from '@org/signature'"],
  ['plain template literal (the limit)', "export { literal } from './peers/literal.ts'"],
  ['react-dom', "export { reactDom } from './peers/react-dom.ts'"],
  ['@usewaypoint/email-builder 0.0.9', "export { emailBuilder } from './peers/email-builder.ts'"],
  ['@react-email/render 2.3.1', "export { reactEmail } from './peers/react-email.ts'"],
] as const

console.log('## Weight in a browser\n')
console.log('| engine | gzipped kB |')
console.log('|---|---:|')
for (const [name, entry] of entries)
  console.log(`| ${name} | ${((await weigh(entry)) / 1000).toFixed(1)} |`)
