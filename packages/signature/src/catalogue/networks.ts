/** A social network that a signature may link to. */
export interface SocialNetwork {
  /** Stored in signatures and used in icon file names; never changes. */
  readonly key: string
  /** As the network writes itself; the icon's alternative text. */
  readonly name: string
  /** Brand colour, `#rrggbb` in lower case. */
  readonly color: string
  /** Address of a profile; the parts in braces are the user's own. */
  readonly urlPattern: string
}

type Row = readonly [key: string, name: string, color: string, urlPattern: string]

const rows: readonly Row[] = [
  ['facebook', 'Facebook', '0866ff', 'www.facebook.com/{name}'],
  ['instagram', 'Instagram', 'ff0069', 'www.instagram.com/{name}'],
  ['twitter', 'Twitter', '1da1f2', 'twitter.com/{name}'],
  ['x', 'X', '000000', 'x.com/{name}'],
  ['linkedin', 'LinkedIn', '0a66c2', 'www.linkedin.com/in/{name}'],
  ['youtube', 'YouTube', 'ff0000', 'www.youtube.com/@{name}'],
  ['snapchat', 'Snapchat', 'fffc00', 'www.snapchat.com/add/{name}'],
  ['google', 'Google', '4285f4', 'g.page/{name}'],
  ['skype', 'Skype', '00aff0', 'skype:{name}?chat'],
  ['whatsapp', 'WhatsApp', '25d366', 'wa.me/{phone}'],
  ['pinterest', 'Pinterest', 'bd081c', 'www.pinterest.com/{name}'],
  ['tiktok', 'TikTok', '000000', 'www.tiktok.com/@{name}'],
  ['telegram', 'Telegram', '26a5e4', 't.me/{name}'],
  ['messenger', 'Messenger', '0866ff', 'm.me/{name}'],
  ['discord', 'Discord', '5865f2', 'discord.gg/{invite}'],
  ['slack', 'Slack', '4a154b', '{workspace}.slack.com'],
  ['github', 'GitHub', '181717', 'github.com/{name}'],
  ['gitlab', 'GitLab', 'fc6d26', 'gitlab.com/{name}'],
  ['behance', 'Behance', '1769ff', 'www.behance.net/{name}'],
  ['dribbble', 'Dribbble', 'ea4c89', 'dribbble.com/{name}'],
  ['vimeo', 'Vimeo', '1ab7ea', 'vimeo.com/{name}'],
  ['twitch', 'Twitch', '9146ff', 'www.twitch.tv/{name}'],
  ['spotify', 'Spotify', '1ed760', 'open.spotify.com/user/{name}'],
  ['soundcloud', 'SoundCloud', 'ff5500', 'soundcloud.com/{name}'],
  ['medium', 'Medium', '000000', 'medium.com/@{name}'],
  ['reddit', 'Reddit', 'ff4500', 'www.reddit.com/user/{name}'],
  ['tumblr', 'Tumblr', '36465d', '{name}.tumblr.com'],
  ['flickr', 'Flickr', '0063dc', 'www.flickr.com/people/{name}'],
  ['quora', 'Quora', 'b92b27', 'www.quora.com/profile/{name}'],
  ['yelp', 'Yelp', 'ff1a1a', 'www.yelp.com/biz/{name}'],
  ['tripadvisor', 'Tripadvisor', '34e0a1', 'www.tripadvisor.com/{page}'],
  ['airbnb', 'Airbnb', 'ff5a5f', 'www.airbnb.com/rooms/{id}'],
  ['amazon', 'Amazon', 'ff9900', 'www.amazon.com/stores/{page}'],
  ['apple', 'Apple', '000000', 'www.apple.com/{page}'],
  ['appstore', 'App Store', '0d96f6', 'apps.apple.com/app/{id}'],
  ['googleplay', 'Google Play', '414141', 'play.google.com/store/apps/details?id={id}'],
  ['wechat', 'WeChat', '07c160', 'u.wechat.com/{id}'],
  ['line', 'LINE', '00c300', 'line.me/ti/p/{id}'],
  ['viber', 'Viber', '7360f2', 'chats.viber.com/{name}'],
  ['signal', 'Signal', '3b45fd', 'signal.me/#p/{phone}'],
  ['mastodon', 'Mastodon', '6364ff', '{server}/@{name}'],
  ['bluesky', 'Bluesky', '1185fe', 'bsky.app/profile/{name}'],
  ['threads', 'Threads', '000000', 'www.threads.com/@{name}'],
  ['xing', 'XING', '006567', 'www.xing.com/profile/{name}'],
  ['viadeo', 'Viadeo', 'f07355', 'viadeo.journaldunet.com/p/{name}'],
  ['yammer', 'Yammer', '106ebe', 'www.yammer.com/{network}'],
  ['calendly', 'Calendly', '006bff', 'calendly.com/{name}'],
  ['etsy', 'Etsy', 'f16521', 'www.etsy.com/shop/{name}'],
  ['ebay', 'eBay', 'e53238', 'www.ebay.com/usr/{name}'],
  ['trustpilot', 'Trustpilot', '00b67a', 'www.trustpilot.com/review/{site}'],
  ['rss', 'RSS', 'ee802f', '{site}/feed'],
  ['waze', 'Waze', '33ccff', 'waze.com/ul/{place}'],
  ['malt', 'Malt', 'fc5757', 'www.malt.fr/profile/{name}'],
  ['doctolib', 'Doctolib', '107aca', 'www.doctolib.fr/{page}'],
]

/** Every network of the catalogue, in the order of the palette. */
export const socialNetworks: readonly SocialNetwork[] = /* @__PURE__ */ rows.map(
  ([key, name, color, pattern]) => ({
    key,
    name,
    color: `#${color}`,
    urlPattern: pattern.startsWith('skype:') ? pattern : `https://${pattern}`,
  }),
)

const byKey = /* @__PURE__ */ new Map(socialNetworks.map((network) => [network.key, network]))

/** The network of that key, or undefined for a key that the catalogue does not know. */
export function findNetwork(key: string): SocialNetwork | undefined {
  return byKey.get(key)
}
