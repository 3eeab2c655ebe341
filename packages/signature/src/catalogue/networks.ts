import { urlPattern } from './network-addresses.ts'
import { findNetworkName, networkKeys } from './network-names.ts'
import type { NetworkKey } from './network-names.ts'

/** A social network that a signature may link to. */
export interface SocialNetwork {
  /** Stored in signatures and used in icon file names, so it must never change. */
  readonly key: NetworkKey
  /** In the network's own spelling; also the icon's alternative text. */
  readonly name: string
  /** Brand color, `#rrggbb` in lower case. */
  readonly color: string
  /** Address of a profile; the user fills in the parts in braces. */
  readonly urlPattern: string
}

/** Brand color of each network. */
const colors: Readonly<Record<NetworkKey, string>> = {
  facebook: '#0866ff',
  instagram: '#ff0069',
  twitter: '#1da1f2',
  x: '#000000',
  linkedin: '#0a66c2',
  youtube: '#ff0000',
  snapchat: '#fffc00',
  google: '#4285f4',
  skype: '#00aff0',
  whatsapp: '#25d366',
  pinterest: '#bd081c',
  tiktok: '#000000',
  telegram: '#26a5e4',
  messenger: '#0866ff',
  discord: '#5865f2',
  slack: '#4a154b',
  github: '#181717',
  gitlab: '#fc6d26',
  behance: '#1769ff',
  dribbble: '#ea4c89',
  vimeo: '#1ab7ea',
  twitch: '#9146ff',
  spotify: '#1ed760',
  soundcloud: '#ff5500',
  medium: '#000000',
  reddit: '#ff4500',
  tumblr: '#36465d',
  flickr: '#0063dc',
  quora: '#b92b27',
  yelp: '#ff1a1a',
  tripadvisor: '#34e0a1',
  airbnb: '#ff5a5f',
  amazon: '#ff9900',
  apple: '#000000',
  appstore: '#0d96f6',
  googleplay: '#414141',
  wechat: '#07c160',
  line: '#00c300',
  viber: '#7360f2',
  signal: '#3b45fd',
  mastodon: '#6364ff',
  bluesky: '#1185fe',
  threads: '#000000',
  xing: '#006567',
  viadeo: '#f07355',
  yammer: '#106ebe',
  calendly: '#006bff',
  etsy: '#f16521',
  ebay: '#e53238',
  trustpilot: '#00b67a',
  rss: '#ee802f',
  waze: '#33ccff',
  malt: '#fc5757',
  doctolib: '#107aca',
}

/** Every network of the catalogue, in the order of the palette. */
export const socialNetworks: readonly SocialNetwork[] = /* @__PURE__ */ networkKeys.map((key) => ({
  key,
  name: findNetworkName(key) ?? key,
  color: colors[key],
  urlPattern: urlPattern(key),
}))

/** Returns the network with that key; undefined for an unknown key. */
export function findNetwork(key: string): SocialNetwork | undefined {
  return socialNetworks.find((network) => network.key === key)
}
