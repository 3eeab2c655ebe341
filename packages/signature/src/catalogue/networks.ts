import { findNetworkName, networkKeys } from './network-names.ts'
import type { NetworkKey } from './network-names.ts'

/** A social network that a signature may link to. */
export interface SocialNetwork {
  /** Stored in signatures and used in icon file names; never changes. */
  readonly key: NetworkKey
  /** As the network writes itself; the icon's alternative text. */
  readonly name: string
  /** Brand colour, `#rrggbb` in lower case. */
  readonly color: string
  /** Address of a profile; the parts in braces are the user's own. */
  readonly urlPattern: string
}

/** Brand colour and address; https is understood. */
const details: Readonly<Record<NetworkKey, readonly [color: string, urlPattern: string]>> = {
  facebook: ['#0866ff', 'www.facebook.com/{name}'],
  instagram: ['#ff0069', 'www.instagram.com/{name}'],
  twitter: ['#1da1f2', 'twitter.com/{name}'],
  x: ['#000000', 'x.com/{name}'],
  linkedin: ['#0a66c2', 'www.linkedin.com/in/{name}'],
  youtube: ['#ff0000', 'www.youtube.com/@{name}'],
  snapchat: ['#fffc00', 'www.snapchat.com/add/{name}'],
  google: ['#4285f4', 'g.page/{name}'],
  skype: ['#00aff0', 'skype:{name}?chat'],
  whatsapp: ['#25d366', 'wa.me/{phone}'],
  pinterest: ['#bd081c', 'www.pinterest.com/{name}'],
  tiktok: ['#000000', 'www.tiktok.com/@{name}'],
  telegram: ['#26a5e4', 't.me/{name}'],
  messenger: ['#0866ff', 'm.me/{name}'],
  discord: ['#5865f2', 'discord.gg/{invite}'],
  slack: ['#4a154b', '{workspace}.slack.com'],
  github: ['#181717', 'github.com/{name}'],
  gitlab: ['#fc6d26', 'gitlab.com/{name}'],
  behance: ['#1769ff', 'www.behance.net/{name}'],
  dribbble: ['#ea4c89', 'dribbble.com/{name}'],
  vimeo: ['#1ab7ea', 'vimeo.com/{name}'],
  twitch: ['#9146ff', 'www.twitch.tv/{name}'],
  spotify: ['#1ed760', 'open.spotify.com/user/{name}'],
  soundcloud: ['#ff5500', 'soundcloud.com/{name}'],
  medium: ['#000000', 'medium.com/@{name}'],
  reddit: ['#ff4500', 'www.reddit.com/user/{name}'],
  tumblr: ['#36465d', '{name}.tumblr.com'],
  flickr: ['#0063dc', 'www.flickr.com/people/{name}'],
  quora: ['#b92b27', 'www.quora.com/profile/{name}'],
  yelp: ['#ff1a1a', 'www.yelp.com/biz/{name}'],
  tripadvisor: ['#34e0a1', 'www.tripadvisor.com/{page}'],
  airbnb: ['#ff5a5f', 'www.airbnb.com/rooms/{id}'],
  amazon: ['#ff9900', 'www.amazon.com/stores/{page}'],
  apple: ['#000000', 'www.apple.com/{page}'],
  appstore: ['#0d96f6', 'apps.apple.com/app/{id}'],
  googleplay: ['#414141', 'play.google.com/store/apps/details?id={id}'],
  wechat: ['#07c160', 'u.wechat.com/{id}'],
  line: ['#00c300', 'line.me/ti/p/{id}'],
  viber: ['#7360f2', 'chats.viber.com/{name}'],
  signal: ['#3b45fd', 'signal.me/#p/{phone}'],
  mastodon: ['#6364ff', '{server}/@{name}'],
  bluesky: ['#1185fe', 'bsky.app/profile/{name}'],
  threads: ['#000000', 'www.threads.com/@{name}'],
  xing: ['#006567', 'www.xing.com/profile/{name}'],
  viadeo: ['#f07355', 'viadeo.journaldunet.com/p/{name}'],
  yammer: ['#106ebe', 'www.yammer.com/{network}'],
  calendly: ['#006bff', 'calendly.com/{name}'],
  etsy: ['#f16521', 'www.etsy.com/shop/{name}'],
  ebay: ['#e53238', 'www.ebay.com/usr/{name}'],
  trustpilot: ['#00b67a', 'www.trustpilot.com/review/{site}'],
  rss: ['#ee802f', '{site}/feed'],
  waze: ['#33ccff', 'waze.com/ul/{place}'],
  malt: ['#fc5757', 'www.malt.fr/profile/{name}'],
  doctolib: ['#107aca', 'www.doctolib.fr/{page}'],
}

/** Every network of the catalogue, in the order of the palette. */
export const socialNetworks: readonly SocialNetwork[] = /* @__PURE__ */ networkKeys.map((key) => {
  const [color, pattern] = details[key]
  const urlPattern = pattern.startsWith('skype:') ? pattern : `https://${pattern}`
  return { key, name: findNetworkName(key) ?? key, color, urlPattern }
})

/** The network of that key, or undefined for a key that the catalogue does not know. */
export function findNetwork(key: string): SocialNetwork | undefined {
  return socialNetworks.find((network) => network.key === key)
}
