import type { ReactNode } from "react";

/** What to tap, drawn in the product's palette: the words stand beside each. */

const LINE = "#8C8577";
const SOFT = "#E4DED4";
const PAPER = "#FAF7F2";
const BRICK = "#A63D27";
const TINT = "#F8E9E4";

/** The lower edge of a browser on an iPhone, with its share button. */
export function ShareDrawing() {
  return (
    <Drawing>
      <Lines at={16} />
      <path d="M0 66h136" stroke={SOFT} />
      <path d="M18 82l-5-5 5-5M44 72l5 5-5 5" stroke={LINE} />
      <circle cx="68" cy="78" r="14" fill={TINT} stroke="none" />
      <path d="M68 84V70M63.5 74l4.5-4.5 4.5 4.5M62 77v9h12v-9" stroke={BRICK} />
      <path d="M92 72h12v11H92zM118 72h6v11h-6z" stroke={LINE} />
    </Drawing>
  );
}

/** The menu that it opens, with the row to choose. */
export function HomeScreenDrawing() {
  return (
    <Drawing>
      <Row at={10} />
      <Row at={36} />
      <rect x="10" y="56" width="116" height="26" rx="8" fill={TINT} stroke={BRICK} />
      <path d="M20 70h40" stroke={BRICK} strokeWidth="3" />
      <path d="M104 62h13v13h-13zM110.500 65v7M107 68.500h7" stroke={BRICK} />
    </Drawing>
  );
}

/** The question that follows, with the app's own mark. */
export function AddDrawing() {
  return (
    <Drawing>
      <rect x="96" y="8" width="32" height="18" rx="9" fill={TINT} stroke={BRICK} />
      <path d="M105 17h14" stroke={BRICK} strokeWidth="3" />
      <path d="M10 17h18" stroke={SOFT} strokeWidth="3" />
      <path d="M0 34h136" stroke={SOFT} />
      <rect x="14" y="46" width="34" height="34" rx="9" fill={PAPER} stroke={SOFT} />
      <path d="M20 66l11-10 11 10M23 64v10h16V64" stroke={BRICK} />
      <path d="M60 56h60" stroke={LINE} strokeWidth="3" />
      <path d="M60 70h40" stroke={SOFT} strokeWidth="3" />
    </Drawing>
  );
}

/** The upper edge of a window inside another app, with its menu. */
export function MenuDrawing() {
  return (
    <Drawing>
      <path d="M18 22l-6-6 6-6" stroke={LINE} />
      <path d="M48 16h40" stroke={SOFT} strokeWidth="3" />
      <circle cx="117" cy="17" r="14" fill={TINT} stroke="none" />
      <path d="M110 17h.1M117 17h.1M124 17h.1" stroke={BRICK} strokeWidth="4" />
      <path d="M0 36h136" stroke={SOFT} />
      <Lines at={50} />
    </Drawing>
  );
}

/** Its menu, with the browser to choose. */
export function BrowserDrawing() {
  return (
    <Drawing>
      <path d="M14 18h24v24H14zM56 18h24v24H56z" stroke={SOFT} />
      <path d="M18 54h16M60 54h16" stroke={SOFT} strokeWidth="3" />
      <rect x="90" y="10" width="40" height="54" rx="8" fill={TINT} stroke={BRICK} />
      <circle cx="110" cy="30" r="12" stroke={BRICK} />
      <path d="M98 30h24M110 18c-7 7-7 17 0 24M110 18c7 7 7 17 0 24" stroke={BRICK} />
      <path d="M100 54h20" stroke={BRICK} strokeWidth="3" />
      <path d="M14 74h108" stroke={SOFT} strokeWidth="3" />
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 136 92"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="w-full rounded-card border border-line bg-card"
    >
      {children}
    </svg>
  );
}

function Lines({ at }: { at: number }) {
  return <path d={`M14 ${at}h70M14 ${at + 14}h104M14 ${at + 28}h88`} stroke={SOFT} strokeWidth="3" />;
}

function Row({ at }: { at: number }) {
  return <path d={`M20 ${at + 6}h52M106 ${at}h11v11h-11z`} stroke={SOFT} strokeWidth="2" />;
}
