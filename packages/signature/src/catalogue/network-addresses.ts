import type { NetworkKey } from './network-names.ts'

/** Address of a profile without `https://`; the user fills in the parts in braces. */
const patterns: Readonly<Record<NetworkKey, string>> = {
  facebook: 'www.facebook.com/{name}',
  instagram: 'www.instagram.com/{name}',
  twitter: 'twitter.com/{name}',
  x: 'x.com/{name}',
  linkedin: 'www.linkedin.com/in/{name}',
  youtube: 'www.youtube.com/@{name}',
  snapchat: 'www.snapchat.com/add/{name}',
  google: 'g.page/{name}',
  skype: 'skype:{name}?chat',
  whatsapp: 'wa.me/{phone}',
  pinterest: 'www.pinterest.com/{name}',
  tiktok: 'www.tiktok.com/@{name}',
  telegram: 't.me/{name}',
  messenger: 'm.me/{name}',
  discord: 'discord.gg/{invite}',
  slack: '{workspace}.slack.com',
  github: 'github.com/{name}',
  gitlab: 'gitlab.com/{name}',
  behance: 'www.behance.net/{name}',
  dribbble: 'dribbble.com/{name}',
  vimeo: 'vimeo.com/{name}',
  twitch: 'www.twitch.tv/{name}',
  spotify: 'open.spotify.com/user/{name}',
  soundcloud: 'soundcloud.com/{name}',
  medium: 'medium.com/@{name}',
  reddit: 'www.reddit.com/user/{name}',
  tumblr: '{name}.tumblr.com',
  flickr: 'www.flickr.com/people/{name}',
  quora: 'www.quora.com/profile/{name}',
  yelp: 'www.yelp.com/biz/{name}',
  tripadvisor: 'www.tripadvisor.com/{page}',
  airbnb: 'www.airbnb.com/rooms/{id}',
  amazon: 'www.amazon.com/stores/{page}',
  apple: 'www.apple.com/{page}',
  appstore: 'apps.apple.com/app/{id}',
  googleplay: 'play.google.com/store/apps/details?id={id}',
  wechat: 'u.wechat.com/{id}',
  line: 'line.me/ti/p/{id}',
  viber: 'chats.viber.com/{name}',
  signal: 'signal.me/#p/{phone}',
  mastodon: '{server}/@{name}',
  bluesky: 'bsky.app/profile/{name}',
  threads: 'www.threads.com/@{name}',
  xing: 'www.xing.com/profile/{name}',
  viadeo: 'viadeo.journaldunet.com/p/{name}',
  yammer: 'www.yammer.com/{network}',
  calendly: 'calendly.com/{name}',
  etsy: 'www.etsy.com/shop/{name}',
  ebay: 'www.ebay.com/usr/{name}',
  trustpilot: 'www.trustpilot.com/review/{site}',
  rss: '{site}/feed',
  waze: 'waze.com/ul/{place}',
  malt: 'www.malt.fr/profile/{name}',
  doctolib: 'www.doctolib.fr/{page}',
}

/** Returns the pattern with its scheme, as in `https://www.facebook.com/{name}`. */
export function urlPattern(key: NetworkKey): string {
  const pattern = patterns[key]
  return pattern.startsWith('skype:') ? pattern : `https://${pattern}`
}

/** Returns the address up to the part that the user fills in, as in `https://www.facebook.com/`. */
export function networkAddressStart(key: NetworkKey): string {
  return urlPattern(key).split('{', 1)[0] ?? ''
}
