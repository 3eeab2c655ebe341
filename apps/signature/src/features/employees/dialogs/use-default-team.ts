import type { FormStore } from '@org/ui/form'
import { useEffect } from 'react'
import type { EmployeeFormValues } from './employee-form.ts'

/**
 * Selects the default team of a new employee as soon as it is known: the teams may arrive after the
 * form has opened. A team that the user has selected meanwhile stays.
 *
 * @param teamId null until the teams have arrived
 */
export function useDefaultTeam(form: FormStore<EmployeeFormValues>, teamId: string | null): void {
  useEffect(() => {
    if (teamId === null || form.values().team_id !== null) return
    const { isDirty, hasErrors } = form.state()
    if (isDirty || hasErrors) form.set('team_id', teamId)
    // The default is not a change by the user, so closing the form must not ask whether to discard
    // it.
    else form.reset({ team_id: teamId })
  }, [form, teamId])
}
