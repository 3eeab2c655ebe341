import type { Environment } from '../store/environment.ts'

/** A value of its own for each running application, such as what one tab has seen. */
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
