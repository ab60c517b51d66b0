/** @returns the account of an access token (the subject of a JWT, RFC 7519); empty for a token of another form */
export function readAccountId(token: string): string {
  try {
    const [, claims = ''] = token.split('.')
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string }
    return sub ?? ''
  } catch {
    return ''
  }
}
