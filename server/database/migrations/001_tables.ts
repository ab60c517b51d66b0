import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

/** All tables of the first release. A released migration is never edited; changes are new migrations. */
export const createTables =
  (dialect: Dialect) =>
  async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db
    const binary = sql.raw(dialect === 'postgres' ? 'bytea' : 'blob')

    await schema
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull().unique())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('first_name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('phone', 'text')
      .addColumn('phone_key', 'text')
      .addColumn('language', 'text')
      .addColumn('newsletter', 'integer')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('users_phone').on('users').column('phone_key').execute()

    await schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('remembered', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
    await schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()

    await schema
      .createTable('refresh_tokens')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('used_at', 'text')
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('refresh_tokens_session').on('refresh_tokens').column('session_id').execute()
    await schema.createIndex('refresh_tokens_expiry').on('refresh_tokens').column('expires_at').execute()

    await schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('password_resets_user').on('password_resets').column('user_id').execute()

    await schema
      .createTable('reserved_slugs')
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .execute()

    await schema
      .createTable('invitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('slug', 'text', (c) => c.notNull().unique().references('reserved_slugs.slug'))
      .addColumn('request_key', 'text')
      .addColumn('template', 'integer', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('groom', 'text', (c) => c.notNull())
      .addColumn('bride', 'text', (c) => c.notNull())
      .addColumn('wedding_date', 'text', (c) => c.notNull())
      .addColumn('wedding_time', 'text')
      .addColumn('time_zone', 'text', (c) => c.notNull())
      .addColumn('engagement_date', 'text', (c) => c.notNull())
      .addColumn('henna_date', 'text', (c) => c.notNull())
      .addColumn('crown_date', 'text', (c) => c.notNull())
      .addColumn('hall', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('area', 'text', (c) => c.notNull())
      .addColumn('maps_link', 'text')
      .addColumn('background_image', 'text')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('invitations_request', ['owner_id', 'request_key'])
      .execute()

    await schema
      .createTable('uploads')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('content', binary, (c) => c.notNull())
      .addColumn('bytes', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('uploads_owner').on('uploads').column('owner_id').execute()

    await schema
      .createTable('providers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('full_name', 'text', (c) => c.notNull())
      .addColumn('business_name', 'text')
      .addColumn('contact_number', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('address', 'text')
      .addColumn('service_classes', 'text', (c) => c.notNull())
      .addColumn('price_range', 'double precision')
      .addColumn('capacity', 'text')
      .addColumn('website', 'text')
      .addColumn('search_name', 'text', (c) => c.notNull())
      .addColumn('search_area', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('providers_owner').on('providers').column('owner_id').execute()
    await schema.createIndex('providers_status').on('providers').columns(['status', 'created_at']).execute()

    await schema
      .createTable('provider_services')
      .addColumn('provider_id', 'text', (c) => c.notNull().references('providers.id').onDelete('cascade'))
      .addColumn('category', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('provider_services_key', ['provider_id', 'category'])
      .execute()
    await schema.createIndex('provider_services_category').on('provider_services').column('category').execute()

    await schema
      .createTable('leads')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('leads_email').on('leads').column('email_key').execute()

    await schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('phone', 'text')
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('visitor', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('contact_messages_email').on('contact_messages').column('email_key').execute()

    await schema
      .createTable('items')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('image', 'text', (c) => c.notNull())
      .addColumn('name_ar', 'text', (c) => c.notNull())
      .addColumn('name_en', 'text', (c) => c.notNull())
      .execute()

    await schema
      .createTable('wishlist_items')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('item_id', 'text', (c) => c.notNull().references('items.id'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('wishlist_items_key', ['user_id', 'item_id'])
      .execute()

    await schema
      .createTable('deep_links')
      .addColumn('short_code', 'text', (c) => c.primaryKey())
      .addColumn('full_url', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
  }
