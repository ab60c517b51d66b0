import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const deploy = join(import.meta.dirname, '../../../deploy')
export const alertsFile = join(deploy, 'prometheus/alerts.yaml')

export interface AlertRule {
  alert: string
  expr: string
  labels: Record<string, string>
  annotations: Record<string, string>
}

/** A PromQL expression of an alert or of a panel of the dashboard. */
export interface Expression {
  /** Name of the alert, or title of the panel. */
  owner: string
  expr: string
}

interface Dashboard {
  panels: { title: string; description?: string; targets: { expr: string }[] }[]
}

export function readAlertRules(): AlertRule[] {
  const { groups } = parse(readFileSync(alertsFile, 'utf8')) as { groups: { rules: AlertRule[] }[] }
  return groups.flatMap(({ rules }) => rules)
}

export const readDashboard = (): Dashboard =>
  JSON.parse(readFileSync(join(deploy, 'grafana/zaffa.json'), 'utf8')) as Dashboard

/** @returns the expressions of all alerts and panels, with a fixed range instead of Grafana's variable */
export const listExpressions = (): Expression[] => [
  ...readAlertRules().map(({ alert, expr }) => ({ owner: alert, expr })),
  ...readDashboard().panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ owner: title, expr: expr.replaceAll('$__rate_interval', '1m') })),
  ),
]

/** @returns the names of the metrics that the server must export for an expression */
export const listMetricNames = ({ expr }: Expression): string[] => [
  ...new Set([...expr.matchAll(/\b(?:zaffa|nodejs|process)_\w+/g)].map(([name]) => name)),
]
