import type { Environment } from './environment.ts'

/** Returns a function that creates a value on first use, once for each running application. */
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
