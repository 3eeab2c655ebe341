import { expect, it } from 'vitest'
import { foreignMarkup, html } from './html.ts'

it('escapes whatever is put in, in text and in attributes', () => {
  const evil = `"><script>alert('x')</script>&`
  expect(String(html`<p title="${evil}">${evil}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
  )
})

it('keeps its own markup, lists of it, and nothing for null', () => {
  const items = ['a', 'b'].map((text) => html`<li>${text}</li>`)
  expect(String(html`${items}${null}${html`<b>${1}</b>`}`)).toBe('<li>a</li><li>b</li><b>1</b>')
})

it('takes foreign markup as it is, and escapes it as an attribute of a frame', () => {
  const mail = String(html`${foreignMarkup('<b>x</b>')}`)
  expect(String(html`<iframe srcdoc="${mail}"></iframe>`)).toBe(
    '<iframe srcdoc="&lt;b&gt;x&lt;/b&gt;"></iframe>',
  )
})
