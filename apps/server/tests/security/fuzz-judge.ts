/** What was answered to a hostile call. */
export interface Answered {
  status: number;
  contentType: string;
  body: string;
}

/** Sentences that end without a full stop. */
const LITERAL = [
  'Invalid email or password',
  'Invalid username or PIN',
  'Password must be at least 6 characters long',
];
/** Longer than any sentence of ours; what a caller sent must not come back at length. */
const LONGEST_MESSAGE = 300;
const LARGEST_REFUSAL = 20_000;

/** Words of programs: who reads them learns nothing that helps, and something that should not be known. */
const INTERNALS =
  /\bat \S+ \(|node_modules|\.[cm]?[jt]s\b|\bZod|invalid[_ ](type|input|union)|expected |unexpected token|JSON at position|FST_|ERR_|procedure|\bselect\b.* from |constraint|violates|undefined|\[object |NaN\b|TypeError|SyntaxError|RangeError|surrogate|too_(small|big)|[<>]/i;

/** What is wrong with an answer, in words; empty when it is as every answer must be. */
export function faultsOf({ status, contentType, body }: Answered): string[] {
  if (status >= 500) return [`answered ${status} ${body.slice(0, 200)}`];
  if (status < 400) return [];
  const faults: string[] = [];
  if (!contentType.startsWith('application/json')) return [`a refusal that is ${contentType || 'nothing'}`];
  if (body.length > LARGEST_REFUSAL) faults.push(`a refusal of ${body.length} characters`);
  for (const message of messagesOf(body)) {
    const fault = faultOf(message);
    if (fault) faults.push(`${status} ${fault}: ${JSON.stringify(message.slice(0, 160))}`);
  }
  return faults;
}

/** What a person would read: the sentence, and what is said of each field. */
function messagesOf(body: string): string[] {
  const parsed: unknown = JSON.parse(body);
  return [parsed].flat().flatMap((each) => {
    const { error, message, issues } = each as { error?: unknown; message?: unknown; issues?: unknown };
    const from = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : null;
    const data = from?.data as { issues?: unknown } | undefined;
    const fields = ((from ? data?.issues : issues) ?? []) as { path: string; message: string }[];
    const said = from ? from.message : message;
    // A batch answers some of its calls well.
    if (from === null && said === undefined && Array.isArray(parsed)) return [];
    return [
      typeof said === 'string' ? said : '',
      ...fields.map((field) => (field.path ? `${field.path}: ${field.message}` : field.message)),
    ];
  });
}

function faultOf(message: string): string | null {
  if (message === '') return 'without a message';
  if (message.length > LONGEST_MESSAGE) return `with a message of ${message.length} characters`;
  // The name of a field may stand before the sentence.
  const sentence = message.replace(/^[\s\S]{1,100}?: /, '');
  if (INTERNALS.test(sentence)) return 'with words of programs';
  if (!/^\p{Lu}/u.test(sentence)) return 'that does not begin as a sentence';
  if (!/[.!?]$/.test(sentence) && !LITERAL.includes(sentence)) return 'that does not end as a sentence';
  return null;
}
