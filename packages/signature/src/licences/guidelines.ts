/**
 * The usage guidelines of each trademark owner. In November 2026 the addresses were checked against
 * the data of Simple Icons, including its history; those of skype, airbnb and amazon were checked
 * against stored copies of the pages. Neither source covers behance, apple, appstore, etsy, rss or
 * waze, so recheck these first.
 */
export const guidelines: Readonly<Record<string, string>> = {
  facebook: 'https://about.meta.com/brand/resources/facebook/logo',
  instagram: 'https://about.meta.com/brand/resources/instagram',
  twitter: 'https://about.x.com/en/who-we-are/brand-toolkit',
  x: 'https://about.x.com/en/who-we-are/brand-toolkit',
  linkedin: 'https://brand.linkedin.com/policies',
  youtube:
    'https://www.youtube.com/howyoutubeworks/resources/brand-resources/#logos-icons-and-colors',
  snapchat: 'https://www.snapchat.com/brand-guidelines',
  google: 'https://about.google/brand-resource-center/brand-elements/',
  skype: 'https://www.skype.com/en/legal/brand-guidelines/',
  whatsapp: 'https://about.meta.com/brand/resources/whatsapp/whatsapp-brand',
  pinterest: 'https://business.pinterest.com/en/brand-guidelines',
  tiktok: 'https://www.tiktok.com',
  telegram: 'https://telegram.org/tour/screenshots',
  messenger: 'https://about.meta.com/brand/resources/facebook/messenger-icon',
  discord: 'https://discord.com/branding',
  slack: 'https://slack.com/brand-guidelines',
  github: 'https://github.com/logos',
  gitlab:
    'https://about.gitlab.com/handbook/marketing/corporate-marketing/brand-activation/trademark-guidelines/',
  behance: 'https://www.adobe.com/legal/permissions/trademarks.html',
  dribbble: 'https://dribbble.com/branding',
  vimeo: 'https://press.vimeo.com/brand-guidelines',
  twitch: 'https://brand.twitch.tv',
  spotify:
    'https://developer.spotify.com/documentation/general/design-and-branding/#using-our-logo',
  soundcloud: 'https://press.soundcloud.com',
  medium: 'https://medium.design/logos-and-brand-guidelines-f1a01a733592',
  reddit: 'https://www.redditinc.com/brand',
  tumblr: 'https://www.tumblr.com/logo',
  flickr: 'https://www.flickr.com',
  quora: 'https://www.quora.com',
  yelp: 'https://www.yelp.com/brand',
  tripadvisor: 'https://tripadvisor.mediaroom.com/logo-guidelines',
  airbnb: 'https://www.airbnb.com/help/article/3233',
  amazon: 'https://affiliate-program.amazon.com/help/operating/amazonmarks/',
  apple: 'https://www.apple.com/legal/intellectual-property/guidelinesfor3rdparties.html',
  appstore: 'https://developer.apple.com/app-store/marketing/guidelines/',
  googleplay:
    'https://partnermarketinghub.withgoogle.com/brands/google-play/visual-identity/primary-logos/',
  wechat: 'https://wechat.design/brand/main-brand',
  line: 'https://line.me/en/logo',
  viber: 'https://www.viber.com/brand-center',
  signal: 'https://signal.org/brand',
  mastodon: 'https://joinmastodon.org/branding',
  bluesky: 'https://bsky.social/about/blog/press-faq',
  threads: 'https://www.meta.com/brand/resources/instagram/threads',
  xing: 'https://dev.xing.com/logo_rules',
  viadeo: 'https://viadeo.journaldunet.com',
  yammer: 'https://www.microsoft.com/en-us/legal/intellectualproperty/trademarks',
  calendly: 'https://calendly.com/newsroom',
  etsy: 'https://www.etsy.com/legal/trademarks',
  ebay: 'https://go.developer.ebay.com/logos',
  trustpilot:
    'https://support.trustpilot.com/hc/en-us/articles/206289947-Trustpilot-Brand-Assets-Style-Guide',
  rss: 'https://www.mozilla.org/en-US/foundation/feed-icon-guidelines/',
  waze: 'https://about.google/brand-resource-center/',
  malt: 'https://newsroom.malt.com/media-kit-uk',
  doctolib: 'https://www.doctolib.fr',
}

/**
 * Networks whose owner publishes no guidelines. Their guidelines link leads to the owner's site
 * instead.
 */
export const withoutPublishedRules: readonly string[] = [
  'telegram',
  'tiktok',
  'flickr',
  'quora',
  'viadeo',
  'doctolib',
]
