import { greenMessage, iconsBaseUrl } from '../signature.ts'
import type { Signature } from '../signature.ts'

/**
 * Renders the signature with a template literal that is written for it and only escapes values: the
 * upper bound for the speed of any engine. It has no defaults, no other layouts, no address checks
 * and no plain text.
 */
export function literal(data: Signature): string {
  const e = escape
  const { fontStyle: font, logo, banner, social } = data
  const face = `font-family:${e(font.fontFamily)},Geneva,sans-serif;mso-line-height-rule:exactly;color:${e(font.fontColor)};`
  const quiet = `color:${e(font.fontColor)};text-decoration:none`
  const accent = `color:${e(font.fontColor2)}`
  const icons = social.socialIcons
    .map(
      (icon) =>
        `<a href="${e(icon.url)}"><img src="${iconsBaseUrl}/${e(icon.icon)}-4.png" width="${social.width}" height="${social.width}" alt="${e(icon.icon)}" border="0" style="vertical-align:middle"></a>`,
    )
    .join(' ')
  const fields = data.customFields
    .map(
      (field) =>
        `<br><span style="${accent}">${e(field.key)}</span>&nbsp; <a href="${e(field.url)}" style="${quiet}">${e(field.value)}</a>`,
    )
    .join('')
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse"><tr><td style="${face}font-size:14px;line-height:21px;padding:0 0 14px 0">${e(data.signoff.text)}</td></tr><tr><td><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse"><tr><td valign="middle" style="padding:0 18px 0 0"><a href="${e(logo.url)}"><img src="${e(logo.media.src)}" width="${logo.width}" height="${logo.width}" alt="${e(logo.media.alt)}" border="0" style="display:block;border-radius:${logo.radius}px"></a></td><td style="border-left:2px solid ${e(font.fontColor2)};padding:0 0 0 18px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse"><tr><td style="${face}font-size:18px;line-height:23px"><b>${e(data.firstName)} ${e(data.lastName)}</b></td></tr><tr><td style="${face}font-size:14px;line-height:21px">${e(data.positionInCompany)}, ${e(data.teamName)}<br><b>${e(data.companyName)}</b></td></tr><tr><td style="${face}font-size:12px;line-height:18px;padding:8px 0 0 0"><a href="tel:${e(data.phone)}" style="${quiet}">${e(data.phone)}</a>&nbsp;<span style="${accent}">·</span> <a href="tel:${e(data.mobile)}" style="${quiet}">${e(data.mobile)}</a><br><a href="mailto:${e(data.email)}" style="${quiet}">${e(data.email)}</a>&nbsp;<span style="${accent}">·</span> <a href="${e(data.companyWebsite)}" style="${quiet}">${e(data.companyWebsite)}</a><br><a href="https://maps.google.com/?q=${encodeURIComponent(data.address)}" style="${quiet}">${e(data.address)}</a>${fields}</td></tr><tr><td style="${face}font-size:12px;line-height:18px;padding:10px 0 2px 0">${e(social.caption)}</td></tr><tr><td style="${face}font-size:18px;line-height:32px">${icons}</td></tr></table></td></tr></table></td></tr><tr><td style="padding:14px 0 0 0"><a href="${e(banner.url)}"><img src="${e(banner.media.src)}" width="${banner.width}" height="120" alt="${e(banner.media.alt)}" border="0" style="display:block;border-radius:${banner.radius}px"></a></td></tr><tr><td style="${face}font-size:8px;line-height:12px;padding:12px 0 0 0">${e(greenMessage)}</td></tr></table>`
}

const special = /[&<>"]/
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (value: string): string =>
  special.test(value) ? value.replace(/[&<>"]/g, (found) => entities[found] ?? found) : value
