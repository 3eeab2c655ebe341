import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markup, trusted } from './markup.ts'

it('escapes interpolated values except other markup', () => {
  const inner = markup`<b>${'<i>'}</b>`

  expect(markup`<p title="${'"\''}">${inner}${['&', inner]}${2}</p>`.html).toBe(
    '<p title="&quot;&#39;"><b>&lt;i&gt;</b>&amp;<b>&lt;i&gt;</b>2</p>',
  )
  expect(markup`${trusted('<br />')}${null}`.html).toBe('<br />')
  expect(markup`<iframe srcdoc="${trusted('<br />').html}">`.html).toBe(
    '<iframe srcdoc="&lt;br /&gt;">',
  )
})

it('never lets text open a tag or end an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(markup`${text}`.html).not.toMatch(/[<>"']/)
    }),
  )
})
