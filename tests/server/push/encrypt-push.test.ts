import { expect, test } from "vitest";
import { encryptPush } from "../../../src/server/push/encrypt-push.ts";
import { newDevice } from "./test-device.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

test("the example of RFC 8291 comes out as it stands there", () => {
  const body = encryptPush(
    Buffer.from("When I grow up, I want to be a watermelon"),
    {
      publicKey: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      authSecret: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
    },
    {
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      scalar: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    },
  );
  expect(body.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("a device reads what was encrypted for it, and no other does", () => {
  const [device, other] = [newDevice(), newDevice()];
  const { keys } = device.subscription;
  const recipient = { publicKey: bytes(keys.p256dh), authSecret: bytes(keys.auth) };
  const longest = Buffer.alloc(3993, "房");
  const body = encryptPush(longest, recipient);
  expect(body.length).toBe(4096);
  expect(device.decrypt(body).equals(longest)).toBe(true);
  expect(() => other.decrypt(body)).toThrow();
  expect(encryptPush(longest, recipient).equals(body)).toBe(false);
  expect(() => encryptPush(Buffer.alloc(3994), recipient)).toThrow(RangeError);
});
