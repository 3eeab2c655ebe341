import axe from 'axe-core'
import { axeSpec } from './landmarks.ts'

/**
 * Fails on any violation that axe finds in the page.
 * @param look Named in the error.
 * @param rules Runs only these rules; all without it.
 */
export async function expectAccessible(look: string, rules?: readonly string[]): Promise<void> {
  axe.configure(axeSpec)
  const { violations } = await axe.run(document.body, {
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    resultTypes: ['violations'],
    // Frames hold no axe: waiting for their answer would only cost time.
    iframes: false,
  })
  if (violations.length === 0) return
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary ?? ''}`).join('\n')}`,
  )
  throw new Error(`axe found in ${look}:\n${findings.join('\n')}`)
}
