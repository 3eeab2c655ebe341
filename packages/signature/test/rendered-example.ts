import type { Rendered } from '../src/files/signature-file.ts'

/** A small signature with everything that signature files must preserve. */
export const example: Rendered = {
  html: [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0">',
    '<tr><td style="font-family:Georgia,serif;font-size:16px;color:#123456">',
    '<span style="font-weight:bold">Zoë Lefèvre &amp; Œuvres</span> — 😀 {fin\\}</td></tr>',
    '<tr><td><a href="https://atelier.example/?a=1&amp;b=é" style="color:#00f">atelier.example</a></td>',
    '<td><a href="tel:+33612345678">06 12 34 56 78</a></td></tr>',
    '<tr><td><!--[if mso]><v:roundrect href="https://x.example">Outlook</v:roundrect><![endif]-->',
    '<!--[if !mso]><!--><a href="https://meet.example/zoe">Rendez-vous</a><!--<![endif]--></td></tr>',
    '<tr><td><a href="https://www.linkedin.com/in/zoe"><img src="https://i.example/l.png" width="25"',
    ' height="25" alt="LinkedIn"></a><img src="https://i.example/logo.png" alt="Logo"></td></tr>',
    '</table>',
  ].join(''),
  text: 'Zoë Lefèvre & Œuvres — 😀\nhttps://atelier.example',
}
