import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpServer {
  /** Address for SMTP_URL, with credentials. */
  url: string;
  /** What was handed over: the envelope and the message as it came. */
  received: { from: string; to: string; message: string }[];
  /** User names and passwords that were tried. */
  logins: string[];
  close(): Promise<void>;
}

/** A mail server as far as one client needs it. `answer` replaces an answer, or withholds it (null). */
export async function openSmtpServer(
  answer: (line: string) => string | null | undefined = () => undefined,
): Promise<SmtpServer> {
  const received: SmtpServer['received'] = [];
  const logins: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    socket.on('error', () => {});
    serve(socket, { received, logins, answer });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://someone:p%40ss@127.0.0.1:${port}`,
    received,
    logins,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Post extends Pick<SmtpServer, 'received' | 'logins'> {
  answer: (line: string) => string | null | undefined;
}

function serve(socket: Socket, { received, logins, answer }: Post): void {
  let from = '';
  let to = '';
  let message: string[] | null = null;
  const say = (line: string, usual: string) => {
    const chosen = answer(line);
    if (chosen !== null) socket.write(`${chosen ?? usual}\r\n`);
  };
  const hear = (line: string) => {
    if (message) {
      if (line !== '.') return void message.push(line.replace(/^\./, ''));
      received.push({ from, to, message: message.join('\n') });
      message = null;
      return say('.', '250 taken');
    }
    const [, address = ''] = /<(.*)>/.exec(line) ?? [];
    if (/^EHLO/i.test(line)) return say(line, '250-hello\r\n250 AUTH PLAIN');
    if (/^AUTH PLAIN /i.test(line)) {
      logins.push(Buffer.from(line.slice(11), 'base64').toString().split('\0').slice(1).join(' '));
      return say(line, '235 welcome');
    }
    if (/^MAIL FROM/i.test(line)) from = address;
    if (/^RCPT TO/i.test(line)) to = address;
    if (/^DATA/i.test(line)) {
      message = [];
      return say(line, '354 go on');
    }
    say(line, /^QUIT/i.test(line) ? '221 bye' : '250 fine');
  };
  let rest = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('greeting', '220 mail.example');
}
