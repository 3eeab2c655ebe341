import type { Environment } from './environment.ts'

/** Creates one value per running application, on first use, such as the state of a tab. */
export function perApplication<Value>(create: () => Value): (environment: Environment) => Value {
  const values = new WeakMap<Environment, Value>()
  return (environment) => {
    const known = values.get(environment)
    if (known) return known
    const value = create()
    values.set(environment, value)
    return value
  }
}
