import type { TargetProfile } from '../targets/targets.ts'
import { rules, unstyled } from './css.ts'
import type { Color, Css, FontStack } from './css.ts'
import { cell, link, row, table } from './elements.ts'
import type { Align } from './elements.ts'
import type { Html } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

/** A button; lengths are whole CSS pixels. */
export interface Button {
  readonly href: SafeUrl
  readonly content: Html
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly background: Color
  readonly color: Color
  readonly font: FontStack
  readonly align: Align
  readonly target: TargetProfile
}

/**
 * Returns a button made of a table cell; its whole area is a link. For targets that keep
 * conditional comments, a rounded button is a VML shape in Outlook's Word engine, which does not
 * support `border-radius` (https://learn.microsoft.com/windows/win32/vml/).
 */
export const button = (options: Button): Html => {
  const { target, radius } = options
  const words = rules`font-family:${options.font};font-size:14px;color:${options.color}`
  const plain = tableButton(options, words)
  return target.vml && radius > 0
    ? (`<!--[if mso]>${vmlButton(options, words)}<![endif]--><!--[if !mso]><!-->${plain}<!--<![endif]-->` as Html)
    : plain
}

const tableButton = (options: Button, words: Css): Html => {
  const { width, height, radius, background, target } = options
  const face = rules`display:block;line-height:${height}px;${words};text-decoration:none`
  const corners = radius > 0 && target.borderRadius ? rules`border-radius:${radius}px` : unstyled
  return table(
    row(
      cell(link(options.href, options.content, face), corners, {
        align: 'center',
        width,
        height,
        background,
      }),
    ),
    { align: options.align },
  )
}

const vmlButton = (options: Button, words: Css): Html => {
  const { width, height, radius } = options
  const arc = Math.round((radius / Math.min(width, height)) * 100)
  return `<v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${options.href}" style="width:${width}px;height:${height}px;v-text-anchor:middle" arcsize="${arc}%" stroke="f" fillcolor="${options.background}"><w:anchorlock/><center style="${words}">${options.content}</center></v:roundrect>` as Html
}
