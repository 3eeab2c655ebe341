type WithoutArgument<Arguments> = {
  [Name in keyof Arguments & string]: undefined extends Arguments[Name] ? Name : never
}[keyof Arguments & string]

type WithArgument<Arguments> = {
  [Name in keyof Arguments & string]: [Arguments[Name]] extends [undefined]
    ? never
    : { readonly [Key in Name]: Exclude<Arguments[Name], undefined> }
}[keyof Arguments & string]

/**
 * A rule as JSON data: a name, or one name with its argument (`{ max_length: 30 }`). `Arguments`
 * maps each name to the type of its argument, or to `undefined` if it takes none.
 */
export type NamedRule<Arguments> = WithoutArgument<Arguments> | WithArgument<Arguments>

/**
 * Returns the name and the argument of a rule. Throws if an object does not have exactly one name.
 */
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
