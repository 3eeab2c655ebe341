type WithoutArgument<Arguments> = {
  [Name in keyof Arguments & string]: undefined extends Arguments[Name] ? Name : never
}[keyof Arguments & string]

type WithArgument<Arguments> = {
  [Name in keyof Arguments & string]: [Arguments[Name]] extends [undefined]
    ? never
    : { readonly [Key in Name]: Exclude<Arguments[Name], undefined> }
}[keyof Arguments & string]

/**
 * A rule as data, fit for JSON: a name, or one name with its argument (`{ max_length: 30 }`).
 * `Arguments` gives the type of each name's argument; `undefined` where it takes none.
 */
export type NamedRule<Arguments> = WithoutArgument<Arguments> | WithArgument<Arguments>

/** Name and argument of a rule. Throws where an object has no name or several. */
export function readRule(rule: string | object): [name: string, argument: unknown] {
  if (typeof rule === 'string') return [rule, undefined]
  const [entry, ...others] = Object.entries<unknown>({ ...rule })
  if (entry === undefined || others.length > 0) {
    throw new Error(
      `A rule has exactly one name: split ${JSON.stringify(rule)} into several rules.`,
    )
  }
  return entry
}
