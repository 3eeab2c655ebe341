import { isFilled, isJson } from './json.ts'
import type { Json } from './json.ts'

/** Fields of the older form with their names in version 1. */
type Moves = readonly (readonly [from: string, to: string])[]

/** Fields of the person, the company and the team (specification 1, section 3). */
const personMoves: Moves = [
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['display_name', 'userName'],
  ['position', 'positionInCompany'],
  ['phone_number', 'phone'],
  ['email', 'email'],
]
const companyMoves: Moves = [
  ['name', 'companyName'],
  ['address', 'address'],
  ['website_url', 'companyWebsite'],
]
const teamMoves: Moves = [['name', 'teamName']]
/** Company fields that contain an address on a social network, each with the network's key. */
const networkMoves: Moves = [
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
  ['twitter', 'twitter'],
  ['linkedin', 'linkedin'],
  ['google_play_url', 'googleplay'],
  ['appstore_url', 'appstore'],
]

const personKeys = ['personal', 'user']
const companyKeys = ['company', 'organisation']
const teamKeys = ['team']

/** Whether data has the form before version 1: `{ personal, company, team, banner }`. */
export const isNestedForm = (data: Json): boolean =>
  [...personKeys, ...companyKeys, ...teamKeys].some((key) => isJson(data[key]))

const part = (data: Json, keys: readonly string[]): [key: string, fields: Json] => {
  const key = keys.find((name) => isJson(data[name])) ?? ''
  const fields = data[key]
  return [key, isJson(fields) ? fields : {}]
}

const moved = (fields: Json, moves: Moves): Json =>
  Object.fromEntries(
    moves.flatMap(([from, to]) => (isFilled(fields[from]) ? [[to, fields[from]]] : [])),
  )

/** Returns the nested part without the fields that were converted. */
const remaining = (key: string, fields: Json, taken: readonly string[]): Json => {
  const rest = Object.entries(fields).filter(([name]) => !taken.includes(name))
  return rest.length > 0 ? { [key]: Object.fromEntries(rest) } : {}
}

const social = (person: Json, company: Json): Json => {
  const socialIcons = networkMoves.flatMap(([from, icon]) => {
    const own = icon === 'linkedin' ? person['linkedIn'] : undefined
    const url = isFilled(own) ? own : company[from]
    return isFilled(url) ? [{ icon, src: '', url, editable: true }] : []
  })
  return socialIcons.length > 0 ? { social: { socialIcons } } : {}
}

const logo = ({ logo: media, logo_id: mediaId }: Json): Json => {
  const image = {
    ...(isJson(media) && { media: { src: media['path'] ?? '', ...media } }),
    ...(isFilled(mediaId) && { mediaId }),
  }
  return Object.keys(image).length > 0 ? { logo: image } : {}
}

const disclaimer = ({ disclaimer: text }: Json): Json =>
  isFilled(text)
    ? { addons: { disclaimer: { enabled: true, order: 0, data: { key: 'custom', text } } } }
    : {}

const from = (moves: Moves): string[] => moves.map(([name]) => name)

/**
 * Converts the nested form to the flat one of version 1. Existing flat fields take precedence;
 * fields that have no place in the flat form stay where they were.
 */
export function flattenNestedForm(data: Json): Json {
  const [personKey, person] = part(data, personKeys)
  const [companyKey, company] = part(data, companyKeys)
  const [teamKey, team] = part(data, teamKeys)
  const parts = [personKey, companyKey, teamKey]
  const flat = Object.entries(data).filter(([key]) => !parts.includes(key))
  const companyFields = [...from(companyMoves), ...from(networkMoves)]
  return {
    ...remaining(personKey, person, [...from(personMoves), 'linkedIn']),
    ...remaining(companyKey, company, [...companyFields, 'logo', 'logo_id', 'disclaimer']),
    ...remaining(teamKey, team, from(teamMoves)),
    ...moved(person, personMoves),
    ...moved(company, companyMoves),
    ...moved(team, teamMoves),
    ...logo(company),
    ...social(person, company),
    ...disclaimer(company),
    ...Object.fromEntries(flat),
    schemaVersion: 1,
  }
}
