import { trimEnd } from '../trim-end.ts'

/**
 * Every network in the order of the palette. Each row contains the name in the network's own
 * spelling and the common start of its profile addresses, which is omitted if it is `key.com`. A
 * start of `/in` is short for `key.com/in`. This is a separate, compact module, because rendering
 * needs nothing else from the catalogue.
 */
const rows = [
  'Facebook',
  'Instagram',
  'Twitter',
  'X',
  'LinkedIn|/in',
  'YouTube|/@',
  'Snapchat|/add',
  'Google|g.page',
  'Skype|skype:',
  'WhatsApp|wa.me',
  'Pinterest',
  'TikTok|/@',
  'Telegram|t.me',
  'Messenger|m.me',
  'Discord|discord.gg',
  'Slack',
  'GitHub',
  'GitLab',
  'Behance|behance.net',
  'Dribbble',
  'Vimeo',
  'Twitch|twitch.tv',
  'Spotify|open.spotify.com/user',
  'SoundCloud',
  'Medium|/@',
  'Reddit|/user',
  'Tumblr',
  'Flickr|/people',
  'Quora|/profile',
  'Yelp|/biz',
  'Tripadvisor',
  'Airbnb|/rooms',
  'Amazon|/stores',
  'Apple',
  'App Store|apps.apple.com/app',
  'Google Play|play.google.com/store/apps/details?id=',
  'WeChat|u.wechat.com',
  'LINE|line.me/ti/p',
  'Viber|chats.viber.com',
  'Signal|signal.me/#p',
  'Mastodon',
  'Bluesky|bsky.app/profile',
  'Threads|/@',
  'XING|/profile',
  'Viadeo|viadeo.journaldunet.com/p',
  'Yammer',
  'Calendly',
  'Etsy|/shop',
  'eBay|/usr',
  'Trustpilot|/review',
  'RSS',
  'Waze|/ul',
  'Malt|malt.fr/profile',
  'Doctolib|doctolib.fr',
] as const

type Name<Row extends string> = Row extends `${infer Known}|${string}` ? Known : Row
type Key<Known extends string> = Known extends `${infer First} ${infer Last}`
  ? Lowercase<`${First}${Last}`>
  : Lowercase<Known>

/**
 * The key of a network. Stored in signatures and used in icon file names, so it must never change.
 */
export type NetworkKey = Key<Name<(typeof rows)[number]>>

const networks = new Map<string, { name: string; start: string }>(
  rows.map((row) => {
    const [name, start = ''] = row.split('|') as [string, string?]
    const key = name.toLowerCase().replace(' ', '')
    return [key, { name, start: /^\w/.test(start) ? start : `${key}.com${start}` }]
  }),
)

/** Every key, in the order of the palette. */
export const networkKeys = /* @__PURE__ */ Array.from(
  networks,
  ([key]) => key,
) as readonly NetworkKey[]

/** Returns the name of the network with that key; undefined for an unknown key. */
export function findNetworkName(key: string): string | undefined {
  return networks.get(key)?.name
}

/** Returns an address without the parts that may vary: scheme, `www.`, trailing slashes. */
const bareAddress = (url: string) =>
  trimEnd(url.toLowerCase().replace(/^\s*(https?:\/*)?(www\.)?/, ''), /[\s/]/)

/**
 * Whether an icon's address leads to a profile: it is not empty, and is more than the common start
 * of its network's addresses (`https://www.linkedin.com/in/`) or the beginning of that start.
 */
export function hasIconAddress({ icon, url }: { icon: string; url: string }): boolean {
  return !(networks.get(icon)?.start ?? '').startsWith(bareAddress(url))
}

/**
 * Networks whose profiles are often given by name alone, `@` included. The names of the first may
 * contain dots, so that they look like host names: `jardin.bio`.
 */
const dottedNames = /^(?:facebook|instagram|snapchat|threads|tiktok|youtube)$/
const plainNames = /^(?:pinterest|telegram|twitter|x)$/
const dotted = /^@?[a-z\d_](?:[\w.-]*[a-z\d_])?$/i
const plain = /^@?\w+$/

/**
 * Returns the address of an icon: that of the profile if only its name was typed, else the typed
 * address. A host name that starts with `www.` or belongs to the network is not taken for a name.
 */
export function iconAddress({ icon, url }: { icon: string; url: string }): string {
  const name = url.trim()
  if (name.includes('/') || name.includes(':')) return url
  const isName =
    dottedNames.test(icon) && !/^www\./i.test(name) && !name.toLowerCase().includes(`${icon}.com`)
      ? dotted.test(name)
      : (dottedNames.test(icon) || plainNames.test(icon)) && plain.test(name)
  const start = networks.get(icon)?.start
  if (!isName || start === undefined) return url
  return `https://${start}${start.endsWith('@') ? '' : '/'}${name.replace('@', '')}`
}
