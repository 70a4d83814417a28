/**
 * What Stripe's objects consist of, as facts: `name:kinds` for each field, with s text, n number, b yes/no, o object,
 * a list and 0 null; `?` marks a field that may be missing. Unexpanded, so a reference is a text (its id).
 * Keys with a dot are objects within objects.
 */
export const STRIPE_SHAPES: Record<string, string> = {
  list: 'object:s data:a has_more:b url:s',
  customer: `
    id:s object:s ?address:o0 balance:n ?business_name:s ?cash_balance:o0 created:n ?currency:s0
    ?customer_account:s0 default_source:s0 ?delinquent:b0 description:s0 ?discount:o0 email:s0
    ?individual_name:s ?invoice_credit_balance:o ?invoice_prefix:s0 invoice_settings:o livemode:b
    metadata:o ?name:s0 ?next_invoice_sequence:n ?phone:s0 ?preferred_locales:a0 shipping:o0 ?sources:o
    ?subscriptions:o ?tax:o ?tax_exempt:s0 ?tax_ids:o ?test_clock:s0
  `,
  'customer.invoice_settings': 'custom_fields:a0 default_payment_method:s0 footer:s0 rendering_options:o0',
  product: `
    id:s object:s active:b created:n ?default_price:s0 description:s0 images:a livemode:b
    marketing_features:a metadata:o name:s package_dimensions:o0 shippable:b0 ?statement_descriptor:s0
    ?tax_code:s0 tax_details:o0 type:s ?unit_label:s0 updated:n url:s0
  `,
  price: `
    id:s object:s active:b billing_scheme:s created:n currency:s ?currency_options:o
    custom_unit_amount:o0 livemode:b lookup_key:s0 metadata:o nickname:s0 product:s recurring:o0
    tax_behavior:s0 ?tiers:a tiers_mode:s0 transform_quantity:o0 type:s unit_amount:n0
    unit_amount_decimal:s0
  `,
  'price.recurring': 'interval:s interval_count:n meter:s0 trial_period_days:n0 usage_type:s',
  plan: `
    id:s object:s active:b amount:n0 amount_decimal:s0 billing_scheme:s created:n currency:s interval:s
    interval_count:n livemode:b metadata:o0 meter:s0 nickname:s0 product:s0 ?tiers:a tiers_mode:s0
    transform_usage:o0 trial_period_days:n0 usage_type:s
  `,
  subscription: `
    id:s object:s application:s0 application_fee_percent:n0 automatic_tax:o billing_cycle_anchor:n
    billing_cycle_anchor_config:o0 billing_mode:o billing_schedules:a billing_thresholds:o0 cancel_at:n0
    cancel_at_period_end:b canceled_at:n0 cancellation_details:o0 collection_method:s created:n
    currency:s customer:s customer_account:s0 days_until_due:n0 default_payment_method:s0
    default_source:s0 ?default_tax_rates:a0 description:s0 discounts:a ended_at:n0 invoice_settings:o
    items:o latest_invoice:s0 livemode:b managed_payments:o0 metadata:o
    next_pending_invoice_item_invoice:n0 on_behalf_of:s0 pause_collection:o0 payment_settings:o0
    pending_invoice_item_interval:o0 pending_setup_intent:s0 pending_update:o0 ?presentment_details:o
    schedule:s0 start_date:n status:s ?status_details:o test_clock:s0 transfer_data:o0 trial_end:n0
    trial_settings:o0 trial_start:n0
  `,
  'subscription.automatic_tax': 'disabled_reason:s0 enabled:b liability:o0',
  'subscription.billing_mode': 'flexible:o0 type:s ?updated_at:n',
  'subscription.cancellation_details': 'comment:s0 feedback:s0 feedback_option:s0 reason:s0',
  'subscription.invoice_settings': 'account_tax_ids:a0 custom_fields:a0 description:s0 footer:s0 issuer:o',
  'subscription.payment_settings':
    'payment_method_options:o0 payment_method_types:a0 save_default_payment_method:s0',
  'subscription.trial_settings': 'end_behavior:o',
  subscription_item: `
    id:s object:s ?billed_until:n billing_thresholds:o0 created:n current_period_end:n
    current_period_start:n current_trial:o0 discounts:a metadata:o plan:o price:o ?quantity:n
    subscription:s tax_rates:a0
  `,
  invoice: `
    id:s object:s account_country:s0 account_name:s0 account_tax_ids:a0 amount_due:n amount_overpaid:n
    amount_paid:n ?amount_paid_off_stripe:n amount_remaining:n amount_shipping:n application:s0
    attempt_count:n attempted:b ?auto_advance:b automatic_tax:o automatically_finalizes_at:n0
    billing_reason:s0 collection_method:s ?confirmation_secret:o0 created:n currency:s custom_fields:a0
    customer:s0 customer_account:s0 customer_address:o0 customer_email:s0 customer_name:s0
    customer_phone:s0 customer_shipping:o0 customer_tax_exempt:s0 ?customer_tax_ids:a0
    default_payment_method:s0 default_source:s0 default_tax_rates:a description:s0 discounts:a
    due_date:n0 effective_at:n0 ending_balance:n0 footer:s0 from_invoice:o0 ?hosted_invoice_url:s0
    ?invoice_pdf:s0 issuer:o last_finalization_error:o0 latest_revision:s0 lines:o livemode:b
    metadata:o0 next_payment_attempt:n0 number:s0 on_behalf_of:s0 parent:o0 payment_settings:o
    ?payments:o period_end:n period_start:n post_payment_credit_notes_amount:n
    pre_payment_credit_notes_amount:n receipt_number:s0 rendering:o0 shipping_cost:o0
    shipping_details:o0 starting_balance:n statement_descriptor:s0 status:s0 ?status_details:o
    status_transitions:o subtotal:n subtotal_excluding_tax:n0 test_clock:s0 ?threshold_reason:o total:n
    total_discount_amounts:a0 total_excluding_tax:n0 total_pretax_credit_amounts:a0 total_taxes:a0
    webhooks_delivered_at:n0
  `,
  'invoice.automatic_tax': 'disabled_reason:s0 enabled:b liability:o0 provider:s0 status:s0',
  'invoice.confirmation_secret': 'client_secret:s type:s',
  'invoice.parent': 'quote_details:o0 subscription_details:o0 type:s',
  'invoice.parent.subscription_details': 'metadata:o0 subscription:s ?subscription_proration_date:n',
  'invoice.payment_settings': 'default_mandate:s0 payment_method_options:o0 payment_method_types:a0',
  'invoice.status_transitions': 'finalized_at:n0 marked_uncollectible_at:n0 paid_at:n0 voided_at:n0',
  line_item: `
    id:s object:s amount:n currency:s description:s0 discount_amounts:a0 discountable:b discounts:a
    invoice:s0 livemode:b metadata:o parent:o0 period:o pretax_credit_amounts:a0 pricing:o0 quantity:n0
    quantity_decimal:s0 subscription:s0 subtotal:n taxes:a0
  `,
  'line_item.parent': 'invoice_item_details:o0 subscription_item_details:o0 type:s',
  'line_item.parent.subscription_item_details':
    'invoice_item:s0 proration:b proration_details:o0 subscription:s0 subscription_item:s',
  'line_item.pricing': '?price_details:o type:s unit_amount_decimal:s0',
  'line_item.pricing.price_details': 'price:s product:s',
  'line_item.period': 'end:n start:n',
  invoice_payment: `
    id:s object:s amount_paid:n0 amount_requested:n created:n currency:s invoice:s is_default:b
    livemode:b payment:o status:s status_transitions:o
  `,
  'invoice_payment.payment': '?charge:s ?payment_intent:s ?payment_record:s type:s',
  'invoice_payment.status_transitions': 'canceled_at:n0 paid_at:n0',
  payment_intent: `
    id:s object:s allowed_payment_method_types:a0 amount:n amount_capturable:n ?amount_details:o
    amount_received:n application:s0 application_fee_amount:n0 automatic_payment_methods:o0
    canceled_at:n0 cancellation_reason:s0 capture_method:s client_secret:s0 confirmation_method:s
    created:n currency:s customer:s0 customer_account:s0 description:s0 excluded_payment_method_types:a0
    ?hooks:o last_payment_error:o0 latest_charge:s0 livemode:b managed_payments:o0 metadata:o
    next_action:o0 on_behalf_of:s0 ?payment_details:o payment_method:s0
    payment_method_configuration_details:o0 payment_method_options:o0 payment_method_types:a
    payment_record:s0 ?presentment_details:o processing:o0 receipt_email:s0 review:s0
    setup_future_usage:s0 shipping:o0 source:s0 statement_descriptor:s0 statement_descriptor_suffix:s0
    status:s ?transfer_data:o0 transfer_group:s0
  `,
  'payment_intent.last_payment_error': `
    ?advice_code:s ?charge:s ?code:s ?decline_code:s ?doc_url:s ?message:s ?network_advice_code:s
    ?network_decline_code:s ?param:s ?payment_intent:o ?payment_method:o ?payment_method_type:s
    ?request_log_url:s ?setup_intent:o ?source:o type:s
  `,
  payment_method: `
    id:s object:s ?allow_redisplay:s billing_details:o ?card:o created:n customer:s0 customer_account:s0
    livemode:b metadata:o0 ?radar_options:o type:s
  `,
  'payment_method.card': `
    brand:s checks:o0 country:s0 ?description:s0 display_brand:s0 exp_month:n exp_year:n ?fingerprint:s0
    funding:s generated_from:o0 ?iin:s0 ?issuer:s0 last4:s networks:o0 regulated_status:s0
    three_d_secure_usage:o0 wallet:o0
  `,
  'payment_method.card.checks': 'address_line1_check:s0 address_postal_code_check:s0 cvc_check:s0',
  'payment_method.card.networks': 'available:a preferred:s0',
  'payment_method.billing_details': 'address:o0 email:s0 name:s0 phone:s0 tax_id:s0',
  charge: `
    id:s object:s amount:n amount_captured:n amount_refunded:n application:s0 application_fee:s0
    application_fee_amount:n0 ?authorization_code:s balance_transaction:s0 billing_details:o
    calculated_statement_descriptor:s0 captured:b created:n currency:s customer:s0 description:s0
    disputed:b failure_balance_transaction:s0 failure_code:s0 failure_message:s0 fraud_details:o0
    ?level3:o livemode:b metadata:o on_behalf_of:s0 outcome:o0 paid:b payment_intent:s0
    payment_method:s0 payment_method_details:o0 ?presentment_details:o ?radar_options:o receipt_email:s0
    receipt_number:s0 receipt_url:s0 refunded:b ?refunds:o0 review:s0 shipping:o0 source:o0
    source_transfer:s0 statement_descriptor:s0 statement_descriptor_suffix:s0 status:s ?transfer:s
    transfer_data:o0 transfer_group:s0
  `,
  'charge.outcome': `
    advice_code:s0 network_advice_code:s0 network_decline_code:s0 network_status:s0 reason:s0
    ?risk_level:s ?risk_score:n ?rule:s seller_message:s0 type:s
  `,
  'charge.payment_method_details.card': `
    amount_authorized:n0 authorization_code:s0 brand:s0 ?capture_before:n checks:o0 country:s0
    ?description:s0 electronic_commerce_indicator:s0 exp_month:n exp_year:n ?extended_authorization:o
    ?fingerprint:s0 funding:s0 ?iin:s0 ?incremental_authorization:o installments:o0 ?issuer:s0 last4:s0
    mandate:s0 ?moto:b0 ?multicapture:o network:s0 ?network_token:o0 network_transaction_id:s0
    ?overcapture:o regulated_status:s0 ?setup_credential_usage:s ?stored_credential_usage:s
    three_d_secure:o0 transaction_link_id:s0 wallet:o0
  `,
  'test_helpers.test_clock':
    'id:s object:s created:n deletes_after:n frozen_time:n livemode:b name:s0 status:s status_details:o',
  event: `
    id:s object:s ?account:s api_version:s0 ?context:s created:n data:o livemode:b pending_webhooks:n
    request:o0 type:s
  `,
};
