/**
 * Every network by key, in the order of the palette, as it writes itself. Apart from the rest of the
 * catalogue, since rendering needs nothing else of it.
 */
const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  snapchat: 'Snapchat',
  google: 'Google',
  skype: 'Skype',
  whatsapp: 'WhatsApp',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  messenger: 'Messenger',
  discord: 'Discord',
  slack: 'Slack',
  github: 'GitHub',
  gitlab: 'GitLab',
  behance: 'Behance',
  dribbble: 'Dribbble',
  vimeo: 'Vimeo',
  twitch: 'Twitch',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  medium: 'Medium',
  reddit: 'Reddit',
  tumblr: 'Tumblr',
  flickr: 'Flickr',
  quora: 'Quora',
  yelp: 'Yelp',
  tripadvisor: 'Tripadvisor',
  airbnb: 'Airbnb',
  amazon: 'Amazon',
  apple: 'Apple',
  appstore: 'App Store',
  googleplay: 'Google Play',
  wechat: 'WeChat',
  line: 'LINE',
  viber: 'Viber',
  signal: 'Signal',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  threads: 'Threads',
  xing: 'XING',
  viadeo: 'Viadeo',
  yammer: 'Yammer',
  calendly: 'Calendly',
  etsy: 'Etsy',
  ebay: 'eBay',
  trustpilot: 'Trustpilot',
  rss: 'RSS',
  waze: 'Waze',
  malt: 'Malt',
  doctolib: 'Doctolib',
} as const

/** Stored in signatures and used in icon file names; never changes. */
export type NetworkKey = keyof typeof names

/** Every key, in the order of the palette. */
export const networkKeys = /* @__PURE__ */ Object.keys(names) as readonly NetworkKey[]

/** The name of the network of that key, or undefined for a key that the catalogue does not know. */
export function findNetworkName(key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key as NetworkKey] : undefined
}
