import type { Finding } from './split-findings.ts'

type Details = Finding['details']

const parts: Record<string, string> = { logo: 'le logo', banner: 'la bannière' }

const partOf = ({ part }: Details): string => parts[String(part)] ?? 'l’image'

const number = (value: string | number | undefined): string => Number(value).toLocaleString('fr-FR')

/** Returns a sentence that starts with the image's name. */
function sentence(details: Details, rest: string): string {
  const part = partOf(details)
  return `${part.charAt(0).toUpperCase()}${part.slice(1)} ${rest}`
}

/**
 * French text of each finding, for the signature's designer: the problem and what to do about it.
 */
const texts: Record<Finding['code'], (details: Details, client: string) => string> = {
  too_long: ({ characters, limit }) =>
    `La signature compte ${number(characters)} caractères ; Gmail en refuse plus de ${number(limit)}. Retirez un élément.`,
  nearly_too_long: ({ characters, limit }) =>
    `La signature compte ${number(characters)} des ${number(limit)} caractères que Gmail accepte : un nom plus long pourrait suffire à la faire refuser.`,
  too_many: ({ part, count, max }) =>
    `La signature compte ${number(count)} ${manyOnes[String(part)]} pour ${number(max)} au plus : retirez-en pour pouvoir l’enregistrer.`,
  feature_dropped: ({ feature }, client) => `${feature} n’est pas affiché par ${client}.`,
  feature_partial: ({ feature }, client) => `${feature} n’est affiché qu’en partie par ${client}.`,
  low_contrast: ({ text, color, ratio, least, light, dark }) =>
    `« ${text} » se lit mal en ${color} ${whereHardToRead(light === 'fails', String(dark))} : contraste de ${number(ratio)}, il en faut ${number(least)}.`,
  missing_alt: (details) =>
    sentence(
      details,
      'n’a pas de texte alternatif : qui bloque les images ou ne les voit pas n’en saura rien.',
    ),
  image_size_unknown: (details) =>
    sentence(details, 'a une taille inconnue : sa hauteur est devinée.'),
  image_too_large: (details) =>
    sentence(
      details,
      `fait ${details['width']} px de large pour ${details['shown']} px affichés : ${Number(details['shown']) * 2} px suffisent et se chargent plus vite.`,
    ),
  image_too_small: (details) =>
    sentence(
      details,
      `fait ${details['width']} px de large pour ${details['shown']} px affichés : l’image sera floue.`,
    ),
  image_recolored_in_dark_mode: (details) =>
    sentence(
      details,
      `fait ${details['width']} × ${details['height']} px : Gmail sur Android recolore les images aussi petites en mode sombre.`,
    ),
  image_not_hosted: (details) =>
    sentence(
      details,
      'n’existe encore que dans ce navigateur et apparaîtra dans les mails une fois la signature enregistrée.',
    ),
  image_not_secure: (details) =>
    `${insecurePicture(details)} par http : les messageries qui n’affichent que des images en https ne montrent rien à sa place.`,
  image_is_page: (details) =>
    `${pictureOf(details)} a l’adresse d’une page, que les messageries n’affichent pas comme image : téléchargez le fichier et importez-le ici.`,
  banner_cached_by_outlook: () =>
    'Outlook pour Windows garde les images d’une signature installée : une nouvelle bannière n’y apparaît qu’après une nouvelle installation.',
  icons_not_hosted: () =>
    'Les icônes des réseaux ne sont servies par aucune adresse : elles deviennent des liens en texte.',
  icons_wrap: ({ count, width, row }) =>
    `Les ${count} icônes de ${width} px prennent ${row} px et passent sur deux rangées sur un téléphone.`,
  icon_without_address: ({ network }) =>
    `L’icône ${network} ne mène nulle part, elle n’est donc pas affichée.`,
  address_dropped: ({ address }) =>
    `« ${address} » n’est pas une adresse que les messageries ouvrent : elle a été retirée.`,
  phone_not_linked: ({ number }) =>
    `« ${number} » n’est pas un numéro que l’on peut composer : il s’affiche sans lien.`,
  email_not_linked: ({ value }) =>
    `« ${value} » n’est pas une seule adresse email complète : le texte s’affiche sans lien.`,
  skype_not_linked: ({ value }) => `« ${value} » n’est pas un nom Skype : il s’affiche sans lien.`,
  field_invalid: ({ field, rule, value }) =>
    `${field} : « ${value} » n’est pas ${validOnes[String(rule)]}`,
}

const manyOnes: Record<string, string> = {
  socialIcons: 'icônes de réseaux',
  customFields: 'champs personnalisés',
  characters: 'caractères de données',
}

const validOnes: Record<string, string> = {
  phone: 'un numéro de téléphone que l’on peut composer.',
  email: 'une adresse email complète : elle s’affiche sans lien.',
  link: 'une adresse web complète : elle s’affiche sans lien.',
}

const pictureOf = (details: Details): string =>
  details['network'] ? `L’image de l’icône ${details['network']}` : sentence(details, '').trim()

function insecurePicture(details: Details): string {
  if (details['network']) return `L’image de l’icône ${details['network']} se charge`
  return details['part'] === 'icons'
    ? 'Chaque icône de réseau se charge'
    : sentence(details, 'se charge')
}

function whereHardToRead(inLight: boolean, dark: string): string {
  const places = [inLight && 'sur fond clair', dark && `en mode sombre dans ${dark}`]
  return places.filter(Boolean).join(' et ')
}

/** Returns the French text of a finding. */
export function findingText({ code, details, client = '' }: Finding): string {
  return texts[code](details, client)
}
