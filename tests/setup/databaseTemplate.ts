export { createTemplate as default } from '../server/support/database.ts'
