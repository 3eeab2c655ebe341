import { type AuditAction, auditKindOf } from '../../contract/entities/audit-entry.ts'
import type { AuditRecord } from '../../ports/audit.ts'

const hour = 3600
const day = 24 * hour
const domain = 'maison-lueur.example'
const admin = `camille.moreau@${domain}`
const office = '203.0.113.24'

type DemoAct = Partial<AuditRecord> & { action: AuditAction }

/** Returns the audit log of the demo organisation, oldest first. */
export function demoAudit(organisationId: string, now: number): AuditRecord[] {
  const acts: [seconds: number, act: DemoAct][] = [
    [119 * day, { action: 'registered', client: '203.0.113.0/24' }],
    [64 * day, { action: 'rights_given', subject: `ines.benali@${domain}`, team: 'Commercial' }],
    [41 * day, { action: 'team_deployed', subject: 'Commercial', item_count: 18 }],
    [12 * day, { action: 'employees_exported', item_count: 60 }],
    [6 * day, { action: 'invitation_sent', subject: `hugo.roux@${domain}` }],
    [3 * day, { action: 'employee_deleted', subject: `ancien.stagiaire@${domain}` }],
    [2 * day, { action: 'banner_deleted', subject: 'Soldes d’été' }],
    [
      5 * hour,
      {
        action: 'signed_in',
        outcome: 'refused',
        reason: 'CODE_REFUSED',
        client: '2001:db8:52:7::/64',
      },
    ],
    [4 * hour, { action: 'signed_in' }],
  ]
  return acts.map(([ago, act], index) => ({
    id: `demo-audit-${index + 1}`,
    organisation_id: organisationId,
    created_at: now - ago,
    kind: auditKindOf[act.action],
    outcome: 'ok',
    reason: '',
    actor_id: 'demo-user-01',
    actor: admin,
    opened_by: '',
    subject: '',
    team: '',
    item_count: null,
    client: ago > 30 * day ? '203.0.113.0/24' : office,
    ...act,
  }))
}
